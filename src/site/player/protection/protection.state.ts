import { atom } from 'jotai';

import type { InputOf, ValueOf } from '#api/endpoint.ts';
import {
  cancelLimit,
  confirmLimit,
  type ProtectionLimit,
  protectionStatus,
  returnToPlay,
  selfExclude,
  setLimit,
  setMarketing,
  setRealityCheck,
  startCoolOff,
} from '#api/protection.ts';

import { callAtom } from '../../client/call.state.ts';
import { refusalOf } from '../../client/outcome.ts';
import { memberQuery } from '../../remote/member-query.ts';

/** Everything that the page of limits shows. */
export type Protection = ValueOf<typeof protectionStatus>;

/** Limits, pauses and reality check of the member. */
export const protectionQuery = memberQuery(protectionStatus);

/** Sets a limit, or lifts it. */
export const setLimitAtom = atom(null, (get, _set, input: InputOf<typeof setLimit>) =>
  get(callAtom)(setLimit, input),
);

/** Confirms a higher limit, or forgets that it was asked for. Answers the refusal, or null. */
export const settleLimitAtom = atom(
  null,
  async (get, _set, input: Pick<ProtectionLimit, 'kind' | 'period'>, way: 'confirm' | 'cancel') => {
    const call = get(callAtom);
    if (way === 'confirm') return refusalOf(await call(confirmLimit, input));
    return refusalOf(await call(cancelLimit, input));
  },
);

/** Begins a break of some hours. Answers the refusal, or null. */
export const startCoolOffAtom = atom(null, async (get, _set, hours: number) =>
  refusalOf(await get(callAtom)(startCoolOff, { hours })),
);

/** Excludes the person from play for some months, or for good (null). */
export const selfExcludeAtom = atom(null, async (get, _set, months: number | null) =>
  refusalOf(await get(callAtom)(selfExclude, { months, confirmed: true })),
);

/** Asks to come back after a self-exclusion. Answers the refusal, or null. */
export const returnToPlayAtom = atom(null, async (get) =>
  refusalOf(await get(callAtom)(returnToPlay, {})),
);

/** Chooses the time between two reality checks. Answers the refusal, or null. */
export const setIntervalAtom = atom(null, async (get, _set, minutes: number) =>
  refusalOf(await get(callAtom)(setRealityCheck, { minutes })),
);

/** Chooses whether offers may be sent. Answers the refusal, or null. */
export const setMarketingAtom = atom(null, async (get, _set, wanted: boolean) =>
  refusalOf(await get(callAtom)(setMarketing, { wanted })),
);
