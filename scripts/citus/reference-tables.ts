/*
 * What belongs to no single brand: everything else in the database is one brand's. An engine that spreads brands over
 * machines has a copy of these tables on each of them.
 */

/** Tables whose keys need not begin with a merchant, each with the reason why it belongs to no brand. */
export const referenceTables: Readonly<Record<string, string>> = {
  alarm: 'the list of the operator, who looks at all brands at once and at what concerns none',
  applied_function: 'what the migration step has applied to this database',
  bet_numbering: 'since when the numbers of bets say their month',
  bet_watermark: 'how far each follower has read all brands',
  business_mark: 'until when bets and money of all brands are counted',
  cell: 'the stacks that brands are spread over',
  cell_level: 'how level each cell is with the others',
  encryption_key: 'the public halves of the keys by which the installation encrypts',
  excluded_identity: 'an exclusion holds for a person, at every brand',
  game: 'the catalogue, which all brands show',
  identity_key: 'the one key of hashed numbers and addresses: a person is the same at every brand',
  job_run: 'when each job last ended, for all brands at once',
  lottery_count: 'how often each number was drawn: a draw is the same at every brand',
  lottery_issue: 'the calendar of draws: a draw is the same at every brand',
  lottery_sales: 'what each cell has sold of a draw: a line for each brand',
  merchant: 'the brands themselves',
  merchant_domain: 'a host name says which brand is meant: it is looked up before there is one',
  migration: 'what the migration step has run on this database',
  brands_version: 'one row: raised with every import that changed a brand',
  serving_process: 'the processes that serve, each with the brands that it knows',
  shared_limit: 'what was counted of an address, which may call at any host name',
  this_cell: 'which of the cells this database is',
  vendor: 'the catalogue, which all brands show',
};

/**
 * Those of them that no row of a brand refers to and no work of one brand reads: where a coordinator plans all work they
 * stay with it, as tables of PostgreSQL itself, which takes what an engine refuses of copies (clocks in conditions, locks).
 */
export const coordinatorTables: readonly string[] = [
  'applied_function',
  'business_mark',
  'cell',
  'encryption_key',
  'job_run',
  'migration',
  'serving_process',
  'shared_limit',
];
