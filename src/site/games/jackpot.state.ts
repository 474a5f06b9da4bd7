import { type Jackpot, jackpot } from '#api/jackpot.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteKind } from '../remote/remote.ts';

/** What is in the brand's jackpot. */
export const jackpotKind = remoteKind<{ language: LanguageCode }, Jackpot>((call, input) =>
  call(jackpot, input),
);
