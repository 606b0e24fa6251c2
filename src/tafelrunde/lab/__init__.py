"""The lab: many games kept as Parquet, and pages that say what they show.

`simulate` plays many games, `arena` and `analysis` compare bots and moves, `bench` measures, `workers` share work out.
`run` says what is played, `shards` plays blocks of it, `folder` keeps and reads them, `keep` does it all for a command;
`figures` counts, `charts` draws, `report` and `compare` say it in sections, and `page` makes a page of those.
All from `run` on takes the extra `lab` (pyarrow, altair, vl-convert); `cluster` takes the extra `cluster` (ray).
"""
