import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { IdentityState } from '#api/identity.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { documentsWithBack, type IdentityDocument } from '#domain/identity-documents.ts';

import { refused } from '../../../client/outcome.ts';
import { type CallForm, useCallForm } from '../../../fields/use-call-form.ts';
import { type UsedUploads, useUploads } from '../../../uploads/use-uploads.ts';

import { submitIdentityAtom } from './identity.state.ts';

/** All that may be photographed. */
export const sides = ['front', 'back', 'selfie'] as const;

export type Side = (typeof sides)[number];

/** What is photographed of a document; a passport has no back. */
export const sidesOf = (document: IdentityDocument): Side[] =>
  sides.filter((side) => side !== 'back' || documentsWithBack.includes(document));

/** What the form holds: one picture for each side. */
export type IdentityValues = { document: IdentityDocument } & Record<Side, readonly ChosenFile[]>;

/** Everything behind the form: the pictures are sent first, each once, then the proof. */
export const useIdentityForm = (
  onSent: (state: IdentityState) => void | Promise<void>,
): CallForm<IdentityValues> & Pick<UsedUploads, 'uploads'> => {
  const { t } = useTranslation();
  const submit = useSetAtom(submitIdentityAtom);
  const { uploads, send } = useUploads('identity');
  const form = useCallForm<IdentityValues, IdentityState>({
    defaultValues: { document: 'passport', front: [], back: [], selfie: [] },
    check: ({ document, ...pictures }) =>
      Object.fromEntries(
        sidesOf(document)
          .filter((side) => pictures[side].length === 0)
          .map((side) => [side, t('identity.missing')]),
      ),
    call: async ({ document, ...pictures }) => {
      const names = sidesOf(document);
      const ids = await send(names.flatMap((side) => pictures[side].slice(0, 1)));
      if (ids === null) return refused('upload_failed');
      const idOf = (side: Side): string | null => ids[names.indexOf(side)] ?? null;
      const [frontId, selfieId] = [idOf('front'), idOf('selfie')];
      if (frontId === null || selfieId === null) return refused('upload_failed');
      return submit({ document, frontId, backId: idOf('back'), selfieId });
    },
    onDone: onSent,
  });
  return { ...form, uploads };
};
