import { type ContractKind, ladderOf } from '#domain/agents/contract-terms.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { periodOf } from '#platform/money/contracts/change-contract.ts';
import type { Bench } from './as-agent.ts';

/** Kinds whose runs are measured. */
export const MEASURED = ['daily', 'realtime'] as const satisfies readonly ContractKind[];

/** A contract of each measured kind for every agent with who is above, each level with less; all of them have begun long ago. */
export const makeContracts = async ({ owner, tree, merchant }: Bench): Promise<number> => {
  let made = 0;
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const kind of MEASURED) {
      const { rowCount } = await client.query(FILL, [
        tree.merchantId,
        kind,
        JSON.stringify(houseTerms(merchant, kind)),
        periodOf(merchant, kind),
        merchant.config.timeZone,
        tree.top,
      ]);
      made += rowCount ?? 0;
    }
    await client.query('commit');
    await client.query('vacuum analyze agent_contract');
  } finally {
    client.release();
  }
  return made;
};

const houseTerms = ({ config }: Merchant, kind: ContractKind) => {
  const terms = ladderOf(config.agents.contracts, kind);
  if (!terms) throw new Error(`the brand of the benchmark has no ${kind} contracts`);
  return terms;
};

/** Below the top two tiers: half of the rate for anything, and all of it for three people who play. */
const FILL = `insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, starts_at, seen_minor)
  select $1, $2::text, m.upline_id, m.id, case when m.id = $6::bigint then $3::jsonb else (
      select jsonb_agg(jsonb_build_object('rateMillis', r.rate / n.part, 'fromMinor', n.minor, 'activeMembers', n.people)
        order by n.part desc)
        from (values (2, 0, 0), (1, 5000, case when $2 = 'realtime' then 0 else 3 end)) n (part, minor, people)) end,
      $4, $5, 'ACTIVE', now() - interval '90 days',
      case when $2 = 'realtime' then coalesce((select t.valid_minor from team_total t where t.merchant_id = $1 and t.agent_id = m.id), 0) end
    from member m
    cross join lateral (select ((select max((x ->> 'rateMillis')::int) from jsonb_array_elements($3::jsonb) x)
      / (1 + (select count(*) from downline d where d.merchant_id = $1 and d.member_id = m.id)))::int as rate) r
    where m.merchant_id = $1 and m.type <> 0
    order by m.id`;
