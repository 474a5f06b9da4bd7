import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A place in a function of the platform that the engine does not take, and the same in another form. */
export interface Rewrite {
  /** Files in the platform's `database/functions`; all that have it when left out. */
  functions?: readonly string[];
  why: string;
  from: string | RegExp;
  to: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../src/platform/base/database/functions');

/** All but what a loop over the lines of a transfer writes stays; each line is two statements in place of a share in one. */
const LINE_BY_LINE = `for v_line in 1 .. cardinality(p_accounts) loop
    if v_members[v_line] is not null and p_scope <> 'deposit' then
      insert into money_record
          (merchant_id, member_id, kind, state, wallet, amount_minor, balance_after_minor, reference)
        values (p_merchant, v_members[v_line], record_kind(p_kind, p_amounts[v_line]),
          case when p_kind = 'withdrawal' then 'pending' else 'completed' end,
          v_kinds[v_line], p_amounts[v_line], v_balances[v_line], coalesce(p_ref, v_id::text));
    end if;
    insert into entry (merchant_id, transfer_id, line, account_id, amount, balance_after, account_seq, created_at)
      values (p_merchant, v_id, v_line, p_accounts[v_line], p_amounts[v_line], v_balances[v_line], v_seqs[v_line], v_at);
  end loop;`;

/** The clock, called stable: such a function the engine works out before it sends a statement to a shard. */
const THIS_MOMENT = `create or replace function this_moment() returns timestamptz language plpgsql stable as $$
begin
  return clock_timestamp();
end $$`;

export const rewrites: readonly Rewrite[] = [
  {
    why: 'a clock within an update: "functions used in UPDATE queries on distributed tables must not be VOLATILE"',
    from: /\bclock_timestamp\(\)/g,
    to: 'this_moment()',
  },
  {
    why: 'a subquery without a column over several shards: "a column definition list is required for functions returning record"',
    from: /\(select from\b/g,
    to: '(select 1 from',
  },
  {
    functions: ['write-transfer'],
    why: 'an insert within a with, which its planner does not take for one shard',
    from: /with line as materialized \([\s\S]*?insert into entry [\s\S]*? from line l;/g,
    to: LINE_BY_LINE,
  },
  {
    functions: ['play-brand-bets'],
    why: 'write_round inserts within a with: each round goes by take_stake, which writes the same rows',
    from: 'if m.payout is null or v_has.house_id is null then',
    to: 'if true then',
  },
  {
    functions: ['play-brand-bets', 'settle-brand-bets'],
    why: 'rows of the former version say no brand: a look at two shards in a query that locks',
    from: 'a.merchant_id in (p_merchant, 0)',
    to: 'a.merchant_id = p_merchant',
  },
];

const readFunctions = (): Map<string, string> =>
  new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => [path.basename(file, '.sql'), readFileSync(path.join(FOLDER, file), 'utf8')]),
  );

/** What a rewrite changes, and the statements that make the functions in their other form. */
export interface Rewritten {
  /** Of each rewrite, the functions that have the place. */
  places: { why: string; functions: string[] }[];
  /** By the function's file. */
  statements: Map<string, string>;
}

/**
 * The functions whose form changes, with what each does unchanged.
 *
 * @throws when a place is not there any more: the function was changed, and the rewrite has to follow
 */
export const rewriteFunctions = (): Rewritten => {
  const texts = readFunctions();
  const statements = new Map<string, string>([['this-moment', THIS_MOMENT]]);
  const places = rewrites.map(({ functions = texts.keys(), why, from, to }) => {
    const changed = [...functions].filter((name) => {
      const before = statements.get(name) ?? texts.get(name) ?? '';
      const after = before.replaceAll(from, () => to);
      if (after !== before) statements.set(name, after);
      return after !== before;
    });
    return { why, functions: changed };
  });
  for (const [at, { functions }] of places.entries()) {
    const gone = (rewrites[at]?.functions ?? []).filter((name) => !functions.includes(name));
    if (gone.length > 0 || functions.length === 0)
      throw new Error(
        `scripts/citus/rewrites.ts: ${gone.join(', ')} has no ${String(rewrites[at]?.from)} any more.`,
      );
  }
  return { places, statements };
};
