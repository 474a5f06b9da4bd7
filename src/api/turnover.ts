import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment } from './fields.ts';

/** The turnover requirement of one deposit, bonus, rebate or transfer, and its progress. */
export const turnoverItem = z.object({
  id: z.int(),
  kind: z.enum(['deposit', 'bonus', 'rebate', 'transfer', 'points']),
  /** The amount of the deposit, bonus, rebate or transfer itself. */
  amountMinor,
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  createdAt: moment,
});

/** The turnover that the member must complete before a withdrawal. */
export const turnoverProgress = z.object({
  currency: z.string(),
  /** Sum of all open items without the bonus: must be completed before any withdrawal. */
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  remainingMinor: amountMinor,
  /**
   * The requirement is waived at present, and `remainingMinor` is 0, because the member cannot
   * play: by a self-exclusion, a cool-off, an unverified age, or a limit too low for the remaining
   * turnover.
   */
  waived: z.boolean(),
  /** The amount that can be withdrawn now: 0 while turnover remains. */
  withdrawableMinor: amountMinor,
  /** Bonus money that is forfeited by withdrawing cash now; 0 without an open bonus. */
  forfeitMinor: amountMinor,
  /** Open items, the oldest first; a bet counts for the oldest first. */
  items: z.array(turnoverItem),
});

/** How much must still be staked, item by item. */
export const turnover = endpoint({
  name: 'turnover',
  method: 'GET',
  path: '/wps/v2/wallets/turnover',
  access: 'member',
  summary: 'The turnover that is open before a withdrawal',
  value: turnoverProgress,
  refusals: [],
});
