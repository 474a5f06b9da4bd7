import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { races } from '#api/races.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../remote/remote-query.ts';

/** The races as a member or a visitor is told of them: what one was told is not shown to the next. */
export const racesQuery = remoteQuery<
  { language: LanguageCode; memberId: number | null },
  ValueOf<typeof races>
>((call, { language }) => call(races, { language }));

/** The news with which the races were asked for last. */
export const askedRaceNewsAtom = atom(0);
