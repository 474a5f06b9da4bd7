/*
 * What belongs to no single brand, by name and with the reason: everything else in the database is one
 * brand's. An engine that spreads brands over machines has a copy of these tables on each of them.
 */

/** Tables whose keys need not begin with a merchant. */
export const referenceTables: Readonly<Record<string, string>> = {
  alarm: 'the list of the operator, who looks at all brands at once and at what concerns none',
  applied_function: 'what the migration step has applied to this database',
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

/** Functions that read or write rows of brands and are not given one: jobs, and what they call. */
export const functionsOfManyBrands: Readonly<Record<string, string>> = {
  close_red_envelopes: 'job: the rounds that are over, each with its brand',
  count_business: 'job: bets and money that are new, each with its brand',
  end_lottery_sales: 'the draw of all brands: what each has sold of it',
  feed_jackpot_pools: 'job: the sums of one look at all bets, each with its brand',
  open_red_envelopes: 'job: the rounds that begin, each with its brand',
  start_races: 'job: the races that begin, each with its brand',
  step_ranks_down: 'job: the members whose rank runs out, each with its brand',
  sweep_transfer_keys: 'job: keys of bets that are older than the window, of any brand',
};

/**
 * Functions that take what the rules forbid and that nothing of this version calls: the former one
 * works on until the last of its processes is replaced. They go with the version that comes next.
 */
export const formerFunctions: Readonly<Record<string, string>> = {
  bet_accounts: 'the former server reads with it what can be staked',
  count_for_bonus: 'calls in flight of the former settle_bet',
  count_quarter: 'calls in flight of the former count_play',
  count_rank_points: 'the former server reads with it where a member stands',
  count_session: 'calls in flight of the former count_play',
  followed_until: 'the former server asks it which raffles are due',
  is_meant_for: 'the former server asks it for whom promotions are',
  mission_progress: 'the former server reads with it how far missions are',
  place_bet: 'the former server stakes with it',
  play_bets: 'the former server takes bets of vendors with it',
  race_ladder: 'calls in flight of the former decide_race',
  sync_ranks: 'the former server writes ladders with it',
};
