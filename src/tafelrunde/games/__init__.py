"""The games. Each folder holds one game; `realm` is the ground both Catan card games stand on."""
