import { randomUUID } from 'node:crypto';
import { parseAmountMinor } from '#platform/base/ledger/parse-amount.ts';
import { decidePoints, type PointsDecided } from '#platform/money/points/decide-points.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { findPointsMember, pointsText } from './find-points-member.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption, DeciderOption {
  merchant: string;
  key?: string;
}

/** Why nothing was done, to who asked for it. */
const WHY: Record<Extract<PointsDecided, { ok: false }>['code'], string> = {
  trial_account: 'A trial account has no points.',
  points_short: 'The member has fewer points.',
  amount_too_large: 'That is more than one movement of points can be.',
  key_used: 'The key decided something else; choose another.',
};

/**
 * Gives or takes points of one member.
 *
 * @throws {InputError} when there is no such member, or it cannot be done
 */
export const decide =
  (decision: 'grant' | 'take') =>
  async (username: string, amount: string, options: Options): Promise<void> => {
    // A currency without an entry of its own has two decimals, as points have.
    const points = parseAmountMinor(amount, 'PTS');
    if (!points) throw new InputError(`${amount} is no number of points; write it as 12 or 12.50.`);
    const { merchant: code, key = randomUUID(), json = false } = options;
    const decided = await withPlatform(async ({ database, findMerchant }) => {
      const merchant = findMerchant(code);
      const { id: memberId } = await findPointsMember(database, merchant, username);
      const wanted = { memberId, decision, points, key };
      return decidePoints(database, merchant, wanted, deciderOf(options));
    });
    if (!decided.ok) throw new InputError(WHY[decided.code]);
    const { balance, replay } = decided;
    if (json) {
      printJson({ username, decision, points, balance, replay });
      return;
    }
    const done = decision === 'grant' ? 'was given' : 'was taken';
    printLine(
      `${username} ${done} ${pointsText(points)} points${replay ? ' with this key before' : ''}; there are ${pointsText(balance)} now.`,
    );
  };
