import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type BonusGrant, grantBonus, type GrantOutcome } from './grant-bonus.ts';

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
    if (outcome.ok && !outcome.replay)
      await recordDecision(tx, {
        ...actor,
        merchantId: merchant.id,
        action: 'bonus.grant',
        subject: `bonus ${outcome.id}`,
        facts: { memberId, amountMinor, currency: merchant.config.currency },
      });
    return outcome;
  });
