import { readDomainRequests } from '#platform/people/agents/links/decide-domain.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & { all?: boolean; limit: number };

/**
 * Prints which host names of a brand agents have asked for, the newest first.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async (
  code: string,
  { all = false, limit, json = false }: Options,
): Promise<void> => {
  const requests = await withPlatform(({ database, findMerchant }) =>
    readDomainRequests(database, findMerchant(code), { onlyAsked: !all, limit }),
  );
  if (json) {
    printJson({ requests });
    return;
  }
  if (requests.length === 0) {
    printLine(all ? 'Nobody has asked for a host name.' : 'No request waits.');
    return;
  }
  const head = ['host name', 'agent', 'state', 'asked', 'decided'];
  const rows = requests.map(({ domain, agent, state, askedAt, decidedAt }) => [
    domain,
    agent,
    state,
    askedAt.toISOString(),
    decidedAt?.toISOString() ?? '',
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
