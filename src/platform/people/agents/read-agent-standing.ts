import { agentStanding } from '#api/agents.ts';
import { AGENT_KINDS, agentKindOf } from '#domain/agents/agent-kinds.ts';
import { sql } from '../../base/database/sql.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { maskName } from '../members/mask-name.ts';
import { kindNameOf } from './team-member.ts';

interface Place {
  upline: string | null;
  level: number;
  direct: number;
  total: number;
  frozenAt: Date | null;
}

/** The agent's own place in the tree, and what the agent may do. */
export const agentStandingHandler = handle(agentStanding, async (_input, context) => {
  const { database, merchant, session, language } = context;
  const kind = agentKindOf(session.type);
  if (kind === null) throw new Refusal('forbidden');
  const { rows } = await sql<Place>`
    select upline.username as upline, coalesce(t.direct, 0) as direct, coalesce(t.total, 0) as total,
        f.frozen_at, (select 1 + count(*) from downline d where d.merchant_id = m.merchant_id
          and d.member_id = m.id and d.until is null)::int as level
      from member m
      left join member upline on upline.merchant_id = m.merchant_id and upline.id = m.upline_id
      left join team_size t on t.merchant_id = m.merchant_id and t.member_id = m.id
      left join transfer_freeze f on f.merchant_id = m.merchant_id and f.member_id = m.id
        and f.freed_at is null
      where m.merchant_id = ${merchant.id} and m.id = ${session.memberId}`.execute(database);
  const [place] = rows;
  if (!place) throw new Refusal('forbidden');
  const { rights } = AGENT_KINDS[kind];
  const seesTeam = rights.includes('seeTeam');
  return {
    memberId: session.memberId,
    kind,
    ...kindNameOf(merchant.config, kind, language),
    rights: [...rights],
    level: place.level,
    upline: place.upline === null ? null : { name: maskName(place.upline) },
    transfersFrozenAt: place.frozenAt?.toISOString() ?? null,
    directDownlines: seesTeam ? place.direct : 0,
    allDownlines: seesTeam ? place.total : 0,
  };
});
