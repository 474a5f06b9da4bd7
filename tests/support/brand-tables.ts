/*
 * Functions that belong to no single brand, by name and with the reason; tables that do not stand in
 * scripts/citus/reference-tables.ts.
 */

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
