import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';

import type { UploadState } from '#components/FileUpload/FileUpload.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { formResolver } from '../../fields/form-resolver.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useUploads } from '../../uploads/use-uploads.ts';
import {
  contentError,
  feedbackBoundsAtom,
  type FeedbackValues,
  sendFeedbackAtom,
} from './feedback.state.ts';

const EMPTY: FeedbackValues = { questionType: '', content: '', contact: '', images: [] };

/** The form, what is wrong with it as a whole, its bounds, and how it is sent. */
export interface UsedFeedback {
  form: UseFormReturn<FeedbackValues>;
  general: string | null;
  maxLength: number;
  uploads: Readonly<Record<string, UploadState>>;
  send: (values: FeedbackValues) => Promise<void>;
}

/** Everything behind a feedback form. */
export const useFeedback = (onSent: () => void): UsedFeedback => {
  const { t } = useTranslation();
  const format = useFormat();
  const bounds = useAtomValue(feedbackBoundsAtom);
  const sendFeedback = useSetAtom(sendFeedbackAtom);
  const refusalText = useRefusalText();
  const { uploads, send: sendImages } = useUploads('feedback');
  const [general, setGeneral] = useState<string | null>(null);

  const wordsOf = { min: format.number(bounds.min), max: format.number(bounds.max) };
  const form = useForm<FeedbackValues>({
    defaultValues: EMPTY,
    resolver: formResolver(({ questionType, content }): Record<string, string> => {
      const error = contentError(content, bounds);
      return {
        ...(questionType === '' && { questionType: t('fieldRules.required') }),
        ...(error && { content: t(`feedback.${error}`, wordsOf) }),
      };
    }),
  });

  const send = async (values: FeedbackValues) => {
    setGeneral(null);
    const imageIds = await sendImages(values.images);
    if (!imageIds) return setGeneral(t('uploads.someFailed'));
    const outcome = await sendFeedback(values, imageIds);
    if (!outcome.ok) return setGeneral(refusalText(outcome.refusal));
    form.reset(EMPTY);
    onSent();
    pushToast({ tone: 'success', title: t('feedback.sent') });
  };
  return { form, general, maxLength: bounds.max, uploads, send };
};
