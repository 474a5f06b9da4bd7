import { type Jackpot, jackpot } from '#api/jackpot.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../remote/remote-query.ts';

/** What is in the brand's jackpot. */
export const jackpotQuery = remoteQuery<{ language: LanguageCode }, Jackpot>((call, input) =>
  call(jackpot, input),
);
