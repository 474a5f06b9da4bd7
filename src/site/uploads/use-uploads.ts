import { useSetAtom, atom } from 'jotai';
import { useRef, useState } from 'react';

import { type UploadPurpose, upload } from '#api/uploads.ts';
import type { ChosenFile, UploadState } from '#components/FileUpload/FileUpload.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';
import { callAtom } from '../client/call.state.ts';

/** How one picture fared: stored under an id of the platform, or refused. */
type SentFile = { ok: true; uploadId: string } | { ok: false; refusal: string };

/** Sends one picture to the platform, which stores it for its owner. */
const sendFileAtom = atom(
  null,
  async (get, _set, purpose: UploadPurpose, { file }: ChosenFile): Promise<SentFile> => {
    const outcome = await get(callAtom)(upload, { purpose, file });
    return outcome.ok
      ? { ok: true, uploadId: outcome.value.id }
      : { ok: false, refusal: outcome.refusal };
  },
);

/** The pictures of a form on their way to the platform. */
export interface UsedUploads {
  /** How each goes, by the id of its file; for `FileUpload`. */
  uploads: Readonly<Record<string, UploadState>>;
  /**
   * Sends those that are not there yet, one after the other.
   *
   * @returns their ids at the platform in the same order; null when one could not be sent
   */
  send: (files: readonly ChosenFile[]) => Promise<string[] | null>;
}

/** Sends the pictures of a form; what was sent once is not sent again. */
export const useUploads = (purpose: UploadPurpose): UsedUploads => {
  const sendFile = useSetAtom(sendFileAtom);
  const refusalText = useRefusalText();
  const [uploads, setUploads] = useState<Record<string, UploadState>>({});
  const sentIds = useRef(new Map<string, string>());
  const note = (id: string, state: UploadState) =>
    setUploads((known) => ({ ...known, [id]: state }));

  const sendOne = async (chosen: ChosenFile): Promise<boolean> => {
    if (sentIds.current.has(chosen.id)) return true;
    note(chosen.id, { state: 'sending', share: 0.5 });
    const sent = await sendFile(purpose, chosen);
    if (sent.ok) sentIds.current.set(chosen.id, sent.uploadId);
    note(
      chosen.id,
      sent.ok ? { state: 'sent' } : { state: 'failed', reason: refusalText(sent.refusal) },
    );
    return sent.ok;
  };

  const send = async (files: readonly ChosenFile[]) => {
    for (const chosen of files) if (!(await sendOne(chosen))) return null;
    return files.flatMap(({ id }) => sentIds.current.get(id) ?? []);
  };
  return { uploads, send };
};
