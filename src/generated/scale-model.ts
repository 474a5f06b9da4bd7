/* Generated from scripts/scale/model/costs.ts by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

export const measuredCosts = [
  {
    "value": 0.14,
    "unit": "ms",
    "what": "processor time of a server for a bet over HTTP",
    "command": "npm run bench:play -- --sizes",
    "on": "2026-11-26",
    "machine": "two cores, nothing else running"
  },
  {
    "value": 0.44,
    "unit": "ms",
    "what": "processor time of PostgreSQL for the same bet",
    "command": "npm run bench:play -- --sizes",
    "on": "2026-11-26",
    "machine": "two cores, nothing else running"
  },
  {
    "value": 0.028,
    "unit": "cores",
    "what": "all jobs and all news of one process and its database, of 10,000 brands, 100 of them played at",
    "command": "npm run bench:scale",
    "on": "2026-11-26",
    "machine": "two cores, nothing else running"
  },
  {
    "value": 251,
    "unit": "MB",
    "what": "a server that has just started, with a few brands",
    "command": "npm run bench:agents -- --proof --sizes 10000,1000000 --days 6",
    "on": "2026-11-26",
    "machine": "two cores, nothing else running"
  },
  {
    "value": 20.3,
    "unit": "kB",
    "what": "the settings of a brand in the memory of a server",
    "command": "node --expose-gc scripts/scale/model/measure-brand.ts",
    "on": "2026-11-26",
    "machine": "two cores, shared with other work (load average 12)"
  },
  {
    "value": 32,
    "unit": "connections",
    "what": "the most that a server holds (LIVERY_CONNECTIONS)",
    "command": "livery serve --help",
    "on": "2026-11-26",
    "machine": "any"
  }
];

export const tableCosts = [
  {
    "table": "bet",
    "rowsPerBet": 1,
    "bytesPerBet": 586,
    "keptDays": null
  },
  {
    "table": "money_record",
    "rowsPerBet": 1.33,
    "bytesPerBet": 474,
    "keptDays": null
  },
  {
    "table": "entry",
    "rowsPerBet": 2.33,
    "bytesPerBet": 353,
    "keptDays": null
  },
  {
    "table": "transfer",
    "rowsPerBet": 1,
    "bytesPerBet": 336,
    "keptDays": null
  },
  {
    "table": "vendor_answer",
    "rowsPerBet": 1,
    "bytesPerBet": 319,
    "keptDays": 3
  },
  {
    "table": "vendor_nonce",
    "rowsPerBet": 1,
    "bytesPerBet": 192,
    "keptDays": 0.006944444444444444
  },
  {
    "table": "account",
    "rowsPerBet": 0,
    "bytesPerBet": 27,
    "keptDays": null
  },
  {
    "table": "member_day",
    "rowsPerBet": 0.01,
    "bytesPerBet": 4,
    "keptDays": null
  },
  {
    "table": "play_day",
    "rowsPerBet": 0,
    "bytesPerBet": 1,
    "keptDays": null
  }
];

export const assumedInputs = [
  {
    "value": 8640,
    "unit": "bets",
    "what": "bets a day of a brand, in the mean of all brands",
    "option": "bets-per-brand"
  },
  {
    "value": 4,
    "unit": "times",
    "what": "the busiest minute beside the mean of the year",
    "option": "peak"
  },
  {
    "value": 0.6,
    "unit": "of a core",
    "what": "how full processors may be in that minute",
    "option": "fill"
  },
  {
    "value": 2,
    "unit": "databases",
    "what": "a primary and its standbys",
    "option": "copies"
  },
  {
    "value": 2,
    "unit": "processes",
    "what": "processes of a cell that do what is due by the clock; the others have --jobs off",
    "option": "job-processes"
  },
  {
    "value": 4,
    "unit": "GB",
    "what": "memory of a database for each of its cores",
    "option": "database-memory"
  },
  {
    "value": 15,
    "unit": "€",
    "what": "a core for a month",
    "option": "core-month"
  },
  {
    "value": 3,
    "unit": "€",
    "what": "a GB of memory for a month",
    "option": "memory-month"
  },
  {
    "value": 0.1,
    "unit": "€",
    "what": "a GB of fast disk for a month",
    "option": "disk-month"
  },
  {
    "value": 64,
    "unit": "cores",
    "what": "the largest machine of one PostgreSQL",
    "option": "most-cores"
  },
  {
    "value": 16,
    "unit": "TB",
    "what": "the largest disk of one PostgreSQL",
    "option": "most-disk"
  },
  {
    "value": 12,
    "unit": "months",
    "what": "that stay in the database of the cell; what is older is detached to an archive",
    "option": "months-online"
  },
  {
    "value": 500,
    "unit": "connections",
    "what": "connections of one PostgreSQL without a pooler",
    "option": "most-connections"
  },
  {
    "value": 1250,
    "unit": "MB",
    "what": "memory of one process (its heap is bounded so, scripts/setup/server-memory.mjs)",
    "option": "most-memory"
  }
];

export const scaleHeads = [
  "brands",
  "cells",
  "bets/s, mean",
  "bets/s, peak",
  "processes",
  "cores of databases",
  "memory, GB",
  "disk a year, TB",
  "connections of a cell",
  "€ a month",
  "next limit"
];

export const scaleNeeds = [
  [
    "10,000",
    "1",
    "1,000",
    "4,000",
    "2",
    "4",
    "33",
    "112",
    "64",
    "11,498",
    "does not fit: disk of one PostgreSQL, 3.5 times too much"
  ],
  [
    "10,000",
    "10",
    "1,000",
    "4,000",
    "20",
    "10",
    "85",
    "112",
    "64",
    "12,106",
    "disk of one PostgreSQL, at 2.8 times this load"
  ],
  [
    "10,000",
    "100",
    "1,000",
    "4,000",
    "200",
    "100",
    "851",
    "112",
    "64",
    "19,802",
    "memory of one process (more cells lift it), at 4.9 times this load"
  ],
  [
    "100,000",
    "1",
    "10,000",
    "40,000",
    "10",
    "31",
    "271",
    "1,125",
    "320",
    "114,389",
    "does not fit: disk of one PostgreSQL, 35 times too much"
  ],
  [
    "100,000",
    "10",
    "10,000",
    "40,000",
    "20",
    "40",
    "329",
    "1,125",
    "64",
    "114,984",
    "does not fit: disk of one PostgreSQL, 3.5 times too much"
  ],
  [
    "100,000",
    "100",
    "10,000",
    "40,000",
    "200",
    "100",
    "854",
    "1,125",
    "64",
    "121,060",
    "disk of one PostgreSQL, at 2.8 times this load"
  ],
  [
    "1,000,000",
    "1",
    "100,000",
    "400,000",
    "94",
    "303",
    "4,356",
    "11,250",
    "3,008",
    "1,148,536",
    "does not fit: disk of one PostgreSQL, 352 times too much"
  ],
  [
    "1,000,000",
    "10",
    "100,000",
    "400,000",
    "100",
    "310",
    "2,708",
    "11,250",
    "320",
    "1,143,893",
    "does not fit: disk of one PostgreSQL, 35 times too much"
  ],
  [
    "1,000,000",
    "100",
    "100,000",
    "400,000",
    "200",
    "400",
    "3,291",
    "11,250",
    "64",
    "1,149,841",
    "does not fit: disk of one PostgreSQL, 3.5 times too much"
  ]
];

export const scaleFewest = [
  {
    "brands": 10000,
    "cells": 4
  },
  {
    "brands": 100000,
    "cells": 36
  },
  {
    "brands": 1000000,
    "cells": 352
  }
];
