import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { applyForPromotion, type PromotionStanding } from '#api/promotions.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useCall } from '../../client/call.state.ts';
import { refused } from '../../client/outcome.ts';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { contentError, feedbackBoundsAtom } from '../../shell/feedback/feedback.state.ts';
import { memberAtom } from '../../session/member.state.ts';
import { useUploads } from '../../uploads/use-uploads.ts';

/** What is applied for, and what then happens. */
export interface ApplicationFormProps {
  promotion: Pick<Promotion, 'id' | 'title'>;
  /** The member stands elsewhere now. */
  onSent: () => Promise<void>;
}

/** What the form holds. */
export interface ApplicationValues {
  remark: string;
  images: readonly ChosenFile[];
}

/** What is written and not sent, by member and promotion: it outlives a session that ends meanwhile. */
const draftsAtom = atom<Readonly<Record<string, ApplicationValues>>>({});

const EMPTY: ApplicationValues = { remark: '', images: [] };

/** Everything behind an application: the pictures are sent first, each once, then the words. */
export const useApplication = ({ promotion: { id, title }, onSent }: ApplicationFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const call = useCall();
  const bounds = useAtomValue(feedbackBoundsAtom);
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const draftKey = `${useAtomValue(memberAtom)?.id} ${id}`;
  const { uploads, send: sendImages } = useUploads('activity');
  const form = useCallForm<ApplicationValues, PromotionStanding>({
    defaultValues: drafts[draftKey] ?? EMPTY,
    check: ({ remark }): Record<string, string> => {
      const error = contentError(remark, bounds);
      const words = { min: format.number(bounds.min), max: format.number(bounds.max) };
      return error ? { remark: t(`application.${error}`, words) } : {};
    },
    call: async ({ remark, images }) => {
      const imageIds = await sendImages(images);
      if (imageIds === null) return refused('upload_failed');
      return call(applyForPromotion, { id, remark: remark.trim(), imageIds });
    },
    onDone: async () => {
      // Its pictures are used: who applies again begins anew.
      setDrafts((all) => ({ ...all, [draftKey]: EMPTY }));
      pushToast({ tone: 'success', title: t('application.sent', { title }) });
      await onSent();
    },
  });
  const { remark, images } = form.form.watch();
  useEffect(
    () => setDrafts((all) => ({ ...all, [draftKey]: { remark, images } })),
    [setDrafts, draftKey, remark, images],
  );
  return { ...form, uploads, most: bounds.max };
};
