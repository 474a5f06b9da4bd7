import type { agentBills, agentBillsFile } from '#api/agent-bills.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import { sql } from '../../base/database/sql.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { endOf, readRange, startOf } from '../records/read-range.ts';

/**
 * Which bills of somebody are meant, as a condition on `b`, the bill.
 *
 * @throws {Refusal} `invalid_range` for days that cannot be asked for
 */
export const chosenBills = (
  input: ParsedOf<typeof agentBills> | ParsedOf<typeof agentBillsFile>,
  { merchant, viewerId }: { merchant: Merchant; viewerId: number },
) => {
  const { side, kind, state, preset, from, to } = input;
  const range = preset === undefined ? null : readRange({ preset, from, to }, merchant);
  return sql`${side === 'had' ? sql`b.agent_id` : sql`b.upline_id`} = ${viewerId}
    ${kind === undefined ? sql`` : sql`and b.kind = ${kind}`}
    ${state === undefined ? sql`` : sql`and b.state = ${state}`}
    ${range === null ? sql`` : sql`and b.starts_at >= ${startOf(range)} and b.starts_at < ${endOf(range)}`}`;
};
