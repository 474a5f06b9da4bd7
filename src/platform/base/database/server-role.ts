import type pg from 'pg';

/** What the platform acts as after its migrations: it can read the ledger, but not write it. */
export const SERVER_ROLE = 'livery_server';

/** Written by the functions of money, `open_account`, `append_audit` and whoever takes months off alone. */
const LEDGER = [
  'account',
  'account_carried',
  'transfer',
  'transfer_key',
  'entry',
  'audit_entry',
  'audit_head',
];

/** Written by the triggers on members alone. */
const TREE = ['downline', 'team_size', 'team_change'];

/** Written by the migration step alone, as its owner. */
const STEPS = ['migration', 'applied_function'];

/**
 * Gives the server's role what it needs: all rows of all tables but the ledger's, which it may
 * read, and the functions that move money. To be called under the migrations' lock.
 *
 * @returns false when this database does not let us make roles; money then still moves through
 *   the functions only, because no other code writes those tables
 */
export const grantServerRole = async (client: pg.PoolClient): Promise<boolean> => {
  try {
    // It is said anew with every start, so no standby has to have it: where that is away, commands that only look go on.
    await client.query('set synchronous_commit = local');
    await client.query(JOIN_ROLE);
    await client.query(GRANTS);
    return true;
  } catch (error) {
    // 42501: insufficient privilege
    if ((error as pg.DatabaseError).code === '42501') return false;
    throw error;
  } finally {
    await client.query('reset synchronous_commit').catch(() => {});
  }
};

/** Roles belong to the whole server, where another database may do the same at this moment. */
const JOIN_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${SERVER_ROLE}') then
    begin
      create role ${SERVER_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute 'grant ${SERVER_ROLE} to current_user';
  end if;
end $$`;

const GRANTS = `
  grant usage on schema public to ${SERVER_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${SERVER_ROLE};
  grant usage on all sequences in schema public to ${SERVER_ROLE};
  grant usage on schema archive to ${SERVER_ROLE};
  grant select on all tables in schema archive to ${SERVER_ROLE};
  revoke insert, update, delete on ${[...LEDGER, ...TREE, ...STEPS].join(', ')} from ${SERVER_ROLE};
  grant execute on function post_transfer, open_account, move_brand_purses, feed_jackpot_pools, play_bets, play_brand_bets, place_bet, stake_bet, settle_bet, settle_brand_bets, void_bet, void_brand_bets, pay_brand_jackpots, answer_brand_requests,
    count_settled, close_bonus, activate_next_bonus, append_audit, exclusions_of, exclusions_since, exclude_person,
    open_red_envelopes, close_red_envelopes, take_red_envelopes, follow_points, move_points,
    decide_race, end_contract, end_uncovered, moved_out_at, step_contracts, sync_house_contracts, settle_contracts, pay_salaries,
    pay_dividends, collect_defaults, default_dividend, pay_guaranteed, repay_bill, recount_period, oldest_transaction, oldest_writer,
    make_partitions, month_partitions, end_lottery_sales, sweep_transfer_keys
    to ${SERVER_ROLE}`;
