import { atom } from 'jotai';

import type { AnyEndpoint } from '#api/endpoint.ts';

import { downloadFile, type Downloaded } from '../client/download-file.ts';
import type { Refused } from '../client/outcome.ts';
import { refusalSeenAtom } from '../session/refusal-seen.state.ts';
import { tokenAtom } from '../session/token.state.ts';

/** Fetches a file of the member's; a session that has ended meanwhile ends here too. */
export const downloadAtom = atom(
  null,
  async (get, set, endpoint: AnyEndpoint, input: object): Promise<Downloaded | Refused> => {
    const token = get(tokenAtom);
    const outcome = await downloadFile(endpoint, input, token);
    if (!outcome.ok) await set(refusalSeenAtom, outcome.refusal, token);
    return outcome;
  },
);
