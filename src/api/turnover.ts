import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment } from './fields.ts';

/** What has to be staked because of one deposit, bonus or rebate, and how far it got. */
export const turnoverItem = z.object({
  id: z.int(),
  kind: z.enum(['deposit', 'bonus', 'rebate', 'transfer']),
  /** The deposit or bonus itself. */
  amountMinor,
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  createdAt: moment,
});

/** The turnover that stands between the member and a withdrawal. */
export const turnoverProgress = z.object({
  currency: z.string(),
  /** Of everything that is open, without the bonus: must be done before any withdrawal. */
  requiredMinor: amountMinor,
  doneMinor: amountMinor,
  remainingMinor: amountMinor,
  /**
   * Nothing of it is asked at present, and `remainingMinor` is 0: the member is kept from play, by a
   * self-exclusion, a pause, an age that is not proved, or a limit that leaves no room for it.
   */
  waived: z.boolean(),
  /** What a withdrawal can take at this moment: 0 while turnover remains. */
  withdrawableMinor: amountMinor,
  /** What is lost of the bonus account by withdrawing own cash now; 0 without an open bonus. */
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
