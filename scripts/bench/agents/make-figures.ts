import type { Connection } from '#platform/base/database/connect.ts';
import { BRANCHING, type BenchTree } from './make-tree.ts';
import { type BenchClient, withoutIndexes } from './without-indexes.ts';

/** The figures of teams, as the job gathers them. */
export const FIGURES = [
  'member_day',
  'branch_day',
  'team_day',
  'team_hour',
  'team_game_day',
  'team_active',
  'team_total',
] as const;

/**
 * Generates the figures of teams out of the month's bets, level by level from the bottom: what the job that gathers them adds up
 * bet by bet, in minutes instead of an hour. Nobody may have moved.
 */
export const makeFigures = async (
  owner: Connection['pool'],
  { merchantId, top }: BenchTree,
  { members, zone, until }: { members: number; zone: string; until: Date },
): Promise<void> => {
  const client = await owner.connect();
  try {
    // What is generated need not outlive the machine's power.
    for (const table of FIGURES) await client.query(`alter table ${table} set unlogged`);
    await client.query('begin');
    await withoutIndexes(client, FIGURES, async () => {
      for (const text of OWN) await client.query(text, [merchantId, zone].slice(0, wants(text)));
      for (const each of SUMMED) await addUp(client, { merchantId, top, members }, each);
      await client.query(TOTALS, [merchantId]);
    });
    await client.query(
      `insert into team_gathered (merchant_id, gathered_until) values ($1, $2)
        on conflict (merchant_id) do update set gathered_until = excluded.gathered_until`,
      [merchantId, until],
    );
    await client.query('commit');
    for (const table of FIGURES) await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
};

const wants = (text: string): number => (text.includes('$2') ? 2 : text.includes('$1') ? 1 : 0);

const MONEY = ['bets', 'stake_minor', 'payout_minor', 'valid_minor'];
const DAY = [
  ...MONEY,
  'bonus_minor',
  'rebate_minor',
  'salary_minor',
  'fee_minor',
  'deposit_minor',
  'withdrawal_minor',
  'first_deposits',
  'registered',
];

const REST = ', 0 as rebate_minor, 0 as salary_minor, 0 as fee_minor, 0 as deposit_minor';
const LAST = ', 0 as withdrawal_minor, 0 as first_deposits';

/** What each did, without anybody below. */
const OWN = [
  `insert into member_day (merchant_id, member_id, day, line_since, upline_id, ${DAY.join(', ')}, live)
    select $1, e.member_id, e.day, case when m.upline_id is null then '-infinity' else m.registered_at end, m.upline_id,
        ${DAY.map((name) => `sum(e.${name})`).join(', ')}, sum(e.live)
      from (
        select member_id, (settled_at at time zone $2)::date as day, 1 as bets, stake_minor, payout_minor, valid_minor,
            0 as bonus_minor${REST}${LAST}, 0 as registered, 1 as live from bet where merchant_id = $1
        union all
        select member_id, (at at time zone $2)::date, 0, 0, 0, 0, amount_minor, 0, 0, 0, 0, 0, 0, 0, 0
          from money_record where merchant_id = $1
        union all
        select id, (registered_at at time zone $2)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
          from member where merchant_id = $1
      ) e join member m on m.merchant_id = $1 and m.id = e.member_id
      group by e.member_id, e.day, m.upline_id, m.registered_at`,
  `create temp table own_hour on commit drop as
    select member_id, date_trunc('hour', settled_at, $2) as hour, count(*) as bets, sum(stake_minor) as stake_minor,
        sum(payout_minor) as payout_minor, sum(valid_minor) as valid_minor
      from bet where merchant_id = $1 group by 1, 2`,
  `create temp table own_game on commit drop as
    select member_id, (settled_at at time zone $2)::date as day, game_type, vendor_code, count(*) as bets,
        sum(stake_minor) as stake_minor, sum(payout_minor) as payout_minor, sum(valid_minor) as valid_minor
      from bet where merchant_id = $1 group by 1, 2, 3, 4`,
  `create temp table own_active on commit drop as
    select member_id, day, coalesce(lag(day) over (partition by member_id order by day), '-infinity') as before_day,
        1 as members
      from member_day where merchant_id = $1 and live > 0`,
  'analyze own_hour, own_game, own_active',
];

interface Summed {
  own: string;
  team: string;
  keys: readonly string[];
  sums: readonly string[];
  /** Where the parts are kept also. */
  parts?: string;
}

const SUMMED: readonly Summed[] = [
  { own: 'member_day', team: 'team_day', keys: ['day'], sums: DAY, parts: 'branch_day' },
  { own: 'own_hour', team: 'team_hour', keys: ['hour'], sums: MONEY },
  {
    own: 'own_game',
    team: 'team_game_day',
    keys: ['day', 'game_type', 'vendor_code'],
    sums: MONEY,
  },
  { own: 'own_active', team: 'team_active', keys: ['day', 'before_day'], sums: ['members'] },
];

/** Adds each level of the tree to the one above. */
const addUp = async (
  client: BenchClient,
  { merchantId, top, members }: { merchantId: number; top: number; members: number },
  { own, team, keys, sums, parts }: Summed,
): Promise<void> => {
  const by = keys.join(', ');
  const names = sums.join(', ');
  const added = sums.map((name) => `sum(s.${name})`).join(', ');
  const firstOf = (level: number) => top + (BRANCHING ** level - 1) / (BRANCHING - 1);
  let deepest = 1;
  while (firstOf(deepest + 1) < top + members) deepest += 1;
  for (let level = deepest; level > 0; level -= 1) {
    const range = `between ${firstOf(level)} and ${firstOf(level + 1) - 1}`;
    const above = `${top} + (s.id - ${top} - 1) / ${BRANCHING}`;
    const below = `(select member_id as id, ${by}, ${names} from ${own} where member_id ${range}
      union all select agent_id, ${by}, ${names} from ${team} where agent_id ${range}) s`;
    if (parts)
      await client.query(
        `insert into ${parts} (merchant_id, agent_id, ${by}, child_id, ${names})
          select ${merchantId}, ${above}, ${by}, s.id, ${added} from ${below} group by s.id, ${by}`,
      );
    await client.query(
      `insert into ${team} (merchant_id, agent_id, ${by}, ${names})
        select ${merchantId}, ${above}, ${by}, ${added} from ${below} group by 2, ${by}`,
    );
  }
};

const TOTALS = `insert into team_total (merchant_id, agent_id, valid_minor)
  select $1, agent_id, sum(valid_minor) from team_day where merchant_id = $1 group by agent_id`;
