import type { agentDownlines, agentDownlinesFile } from '#api/agents.ts';
import type { ParsedOf } from '#api/endpoint.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant, Session } from '../../base/endpoints/handler.ts';
import { maskedFrom } from './downline-name.ts';
import { type Downline, requireDownline } from './require-downline.ts';
import type { DownlineChoice } from './downline-choice.ts';
import { typeOf } from './team-member.ts';

const DAY_MS = 86_400_000;

/**
 * What an agent asks for as a choice, and below whom it is.
 *
 * @returns `under` null: below the agent
 * @throws {Refusal} `not_a_downline` when the one below whom it is asked for is not in the own branch
 */
export const readChoice = async (
  tx: OpenTransaction,
  input: ParsedOf<typeof agentDownlines> | ParsedOf<typeof agentDownlinesFile>,
  { merchant, session }: { merchant: Merchant; session: Session },
): Promise<{ choice: DownlineChoice; under: Downline | null }> => {
  const { scope, search, kind, signers, contract, contractKind } = input;
  const { status, transfers, active, activeDays } = input;
  const asking = { database: tx, merchant, session };
  const under = input.under === undefined ? null : await requireDownline(asking, input.under);
  const since = new Date(Date.now() - activeDays * DAY_MS);
  const choice: DownlineChoice = {
    merchantId: merchant.id,
    agentId: session.memberId,
    under: { id: under?.id ?? session.memberId, depth: under?.depth ?? 0 },
    scope,
    search: search?.toLowerCase() || undefined,
    type: kind && typeOf(kind),
    signers,
    contract:
      contract === undefined && contractKind === undefined
        ? undefined
        : { state: contract, kind: contractKind },
    status,
    transfers,
    active: active === undefined ? undefined : { since, yes: active },
    maskedFrom: maskedFrom(merchant.config),
  };
  return { choice, under };
};
