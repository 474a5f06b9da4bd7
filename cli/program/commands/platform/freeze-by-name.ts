import { freezeAgent } from '#platform/money/contracts/freeze-agent.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

export type FreezeOptions = JsonOption & DeciderOption;

/**
 * Freezes or frees an agent, and says so.
 *
 * @throws {InputError} when there is no such agent, or nothing would change
 */
export const freezeByName = async (
  code: string,
  { username, frozen }: { username: string; frozen: boolean },
  { json = false, ...options }: FreezeOptions,
): Promise<void> => {
  const done = await withPlatform(({ database, findMerchant }) =>
    freezeAgent(database, findMerchant(code).id, { username, frozen }, deciderOf(options)),
  );
  if (!done.ok)
    throw new InputError(
      {
        no_member: `${code} has no member ${username}.`,
        no_agent: `${username} is no agent.`,
        no_change: frozen
          ? `${username} is frozen by an operator already.`
          : `${username} is not frozen by an operator.`,
      }[done.fault],
    );
  const { agentId, isFrozenByBills } = done;
  if (json) printJson({ agentId, frozen: frozen || isFrozenByBills });
  else if (frozen) printLine(`${username} is frozen: no transfer, no withdrawal, no offer.`);
  else if (isFrozenByBills)
    printLine(`${username} stays frozen until the dividends that are open are paid.`);
  else printLine(`${username} is free again.`);
};
