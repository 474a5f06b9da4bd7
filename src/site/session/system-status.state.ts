import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { permission } from '#api/system.ts';

import { callAtom } from '../client/call.state.ts';
import { languageAtom } from '../i18n/language.state.ts';
import { settingsAtom } from '../settings/settings.state.ts';

/** What the platform lets this visitor see; null until it has answered. */
export const permissionAtom = atom<ValueOf<typeof permission> | null>(null);

/** Why the permission call failed, when it did. */
export const permissionRefusalAtom = atom<string | null>(null);

/** A status that is none of the three known ones: nothing is shown then (specification 2). */
const strangeStatusAtom = atom<number | null>(null);

/** 0 normal, 1 maintenance, 2 blocked region; null until the platform has answered. */
export const systemStatusAtom = atom(
  (get): number | null => get(strangeStatusAtom) ?? get(permissionAtom)?.status ?? null,
);

/** Where the visitor comes from, as the platform sees it. */
export const locationAtom = atom((get) => get(permissionAtom)?.location ?? null);

/** The first call of every visit; the status screens follow from it. */
export const loadPermissionAtom = atom(null, async (get, set) => {
  const outcome = await get(callAtom)(permission, { language: get(languageAtom) });
  set(permissionRefusalAtom, outcome.ok ? null : outcome.refusal);
  set(strangeStatusAtom, outcome.ok ? null : strangeStatus(outcome.details?.unreadable));
  if (!outcome.ok) return;
  set(permissionAtom, outcome.value);
  // A site that was built from files which the platform has refused: amounts are those of the members' accounts.
  const { currency } = outcome.value.whitelabelVal;
  const settings = get(settingsAtom);
  if (settings.currency !== currency) set(settingsAtom, { ...settings, currency });
});

/** The status in an answer that could not be read, where that is what is strange about it. */
const strangeStatus = (answer: unknown): number | null => {
  const { status } = (answer ?? {}) as { status?: unknown };
  return typeof status === 'number' && ![0, 1, 2].includes(status) ? status : null;
};
