"""The lab: many games kept as Parquet, and pages that say what they show.

`lineup` says who plays what; `simulate` plays many games, `arena` and `analysis` compare bots and moves, `bench`
measures, `workers` share work out.
`run` says by which rules and with which cards a lineup plays, `shards` plays blocks of it, `folder` keeps and reads
them, `keep` does it all for a command; `figures` counts, `charts` draws, `report` and `compare` say it in sections, and
`page` makes a page of those.
All from `run` on takes the extra `lab` (pyarrow, altair, vl-convert); `cluster` takes the extra `cluster` (ray).
"""
