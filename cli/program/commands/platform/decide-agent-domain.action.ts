import { decideDomain } from '#platform/people/agents/links/decide-domain.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & DeciderOption & { refuse?: boolean };

/**
 * Grants or refuses an agent a host name of the brand's.
 *
 * @throws {InputError} when the agent has not asked for it, or somebody else has it
 */
export const run = async (
  code: string,
  username: string,
  name: string,
  { refuse = false, json = false, ...options }: Options,
): Promise<void> => {
  const decision = { domain: name.toLowerCase(), agent: username.toLowerCase(), grants: !refuse };
  const decided = await withPlatform(({ database, findMerchant }) =>
    decideDomain(database, findMerchant(code), decision, deciderOf(options)),
  );
  const { agent, domain } = decision;
  if (!decided.ok)
    throw new InputError(
      decided.why === 'taken'
        ? `${domain} belongs to another account already.`
        : `${agent} has not asked for ${domain} at ${code}, or that was decided.`,
    );
  if (json) printJson({ agent, domain, code: decided.code });
  else if (refuse) printLine(`${agent} does not get ${domain}.`);
  else
    printLine(`Visitors of ${domain} belong to ${agent} from now on, by the code ${decided.code}.`);
};
