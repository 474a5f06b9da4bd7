import { roundReplay } from '#api/launch.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** Which round is shown again, and how. */
export interface ReplayRequest {
  betId: number;
  mode: 'light' | 'dark';
  language: LanguageCode;
  /** Which sign-in of this page asks, and which time: a ticket works once. */
  visit: string;
}

/** The address of a round's page. */
export const replayQuery = remoteQuery<ReplayRequest, string>(
  async (call, { visit: _visit, ...asked }) => {
    const outcome = await call(roundReplay, asked);
    return outcome.ok ? { ok: true, value: outcome.value.url } : outcome;
  },
);

/** The number of a bet in an address; null when it is none. */
export const betIdOf = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};
