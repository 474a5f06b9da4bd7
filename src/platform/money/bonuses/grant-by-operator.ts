import { findTurnoverFault } from '#config/content/bonus-turnover.ts';
import { findFreeStakeFaults } from '#config/content/check-free-stake.ts';
import {
  type Actor,
  type DecidedAction,
  recordDecision,
} from '../../base/audit/record-decision.ts';
import type { BoundTerms } from '../../base/database/bound-terms.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { type BonusGrant, grantBonus, type GrantOutcome } from './grant-bonus.ts';
import { boundFrom, type FreeStakeOutcome, grantFreeStake } from './grant-free-stake.ts';

/** Grants a bonus because a person of the house decided so; a replay is no decision. */
export const grantByOperator = (
  database: Database,
  merchant: Merchant,
  grant: BonusGrant,
  actor: Actor,
): Promise<GrantOutcome> =>
  database.transaction().execute(async (tx) => {
    const outcome = await grantBonus(tx, merchant, grant);
    const { memberId, amountMinor } = grant;
    await record(tx, merchant, outcome, {
      ...actor,
      action: 'bonus.grant',
      facts: { memberId, amountMinor },
    });
    return outcome;
  });

/** What came of a free stake; `terms`: `say` tells what is wrong with them and what to choose instead. */
export type OperatorFreeStakeOutcome =
  | FreeStakeOutcome
  | { ok: false; code: 'on_break' }
  | { ok: false; code: 'terms'; say: string };

/**
 * Grants a free stake because a person of the house decided so; a replay is no decision. Its terms are held to what a
 * file's are: games that the brand offers, and the bound of its licence. Who has a break from play is not tempted.
 */
export const grantFreeStakeByOperator = (
  database: Database,
  merchant: Merchant,
  { terms, ...grant }: Omit<BonusGrant, 'bound' | 'turnover'> & { terms: BoundTerms },
  actor: Actor,
): Promise<OperatorFreeStakeOutcome> =>
  database.transaction().execute(async (tx): Promise<OperatorFreeStakeOutcome> => {
    const { memberId, amountMinor } = grant;
    const say = faultOf(merchant, { ...terms, amountMinor });
    if (say !== undefined) return { ok: false, code: 'terms', say };
    if (findPauseRefusal(await readFacts(tx, merchant, memberId), new Date()))
      return { ok: false, code: 'on_break' };
    const outcome = await grantFreeStake(tx, merchant, { ...grant, ...boundFrom(terms) });
    await record(tx, merchant, outcome, {
      ...actor,
      action: 'bonus.free-stake',
      facts: { memberId, amountMinor, ...terms },
    });
    return outcome;
  });

const faultOf = (
  { config }: Merchant,
  terms: BoundTerms & { amountMinor: number },
): string | undefined => {
  const [fault] = findFreeStakeFaults(terms, config);
  const found = fault ?? findTurnoverFault(terms.turnover, config);
  if (!found) return undefined;
  return 'suggestion' in found && found.suggestion
    ? `${found.message} ${found.suggestion}`
    : found.message;
};

const record = async (
  tx: OpenTransaction,
  { id: merchantId, config: { currency } }: Merchant,
  outcome: FreeStakeOutcome,
  { facts, ...decision }: Actor & { action: DecidedAction; facts: Record<string, unknown> },
): Promise<void> => {
  if (!outcome.ok || outcome.replay) return;
  const subject = `bonus ${outcome.id}`;
  await recordDecision(tx, { ...decision, merchantId, subject, facts: { ...facts, currency } });
};
