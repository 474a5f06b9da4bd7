import { atom } from 'jotai';

import { setMemberIcon } from '#api/uploads.ts';

import { callAtom } from '../../../client/call.state.ts';
import { setAvatarAtom } from '../../../session/avatar.state.ts';

/**
 * Shows an uploaded picture for the account, or the default again (null). Answers the refusal, or
 * null.
 */
export const setAvatarPictureAtom = atom(null, async (get, set, uploadId: string | null) => {
  const outcome = await get(callAtom)(setMemberIcon, { uploadId });
  if (!outcome.ok) return outcome.refusal;
  set(setAvatarAtom, outcome.value.image);
  return null;
});
