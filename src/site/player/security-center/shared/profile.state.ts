import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { profile, saveProfile, type WrittenProfile } from '#api/profile.ts';

import { callAtom } from '../../../client/call.state.ts';
import { memberQuery } from '../../../remote/member-query.ts';
import { loadMemberAtom } from '../../../session/member.state.ts';

/** What the account tells about its person, and how well it is protected. */
export type Profile = ValueOf<typeof profile>;

/** The member's own profile. */
export const profileQuery = memberQuery(profile);

/** Writes the fields that have changed, and asks anew who is signed in: the name may be another. */
export const saveProfileAtom = atom(null, async (get, set, written: WrittenProfile) => {
  const outcome = await get(callAtom)(saveProfile, written);
  if (outcome.ok) await set(loadMemberAtom);
  return outcome;
});
