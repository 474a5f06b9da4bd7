import { atom } from 'jotai';

import { upload, type UploadPurpose } from '#api/uploads.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';

import { callAtom } from '../client/call.state.ts';

/** How one picture fared: stored under an id of the platform, or refused. */
export type SentFile = { ok: true; uploadId: string } | { ok: false; refusal: string };

/** Sends one picture to the platform, which stores it for its owner. */
export const sendFileAtom = atom(
  null,
  async (get, _set, purpose: UploadPurpose, { file }: ChosenFile): Promise<SentFile> => {
    const outcome = await get(callAtom)(upload, { purpose, file });
    return outcome.ok
      ? { ok: true, uploadId: outcome.value.id }
      : { ok: false, refusal: outcome.refusal };
  },
);
