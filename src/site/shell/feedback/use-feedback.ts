import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';

import { pushToast } from '#components/Toast/push-toast.ts';

import { formResolver } from '../../fields/form-resolver.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { closePopupAtom } from '../../session/popup.state.ts';
import {
  contentFault,
  feedbackBoundsAtom,
  type FeedbackValues,
  sendFeedbackAtom,
} from './feedback.state.ts';

const EMPTY: FeedbackValues = { questionType: '', content: '', contact: '' };

/** The form, what is wrong with it as a whole, its bounds, and how it is sent. */
export interface UsedFeedback {
  form: UseFormReturn<FeedbackValues>;
  general: string | null;
  maxLength: number;
  send: (values: FeedbackValues) => Promise<void>;
}

/** Everything behind the feedback popup. */
export const useFeedback = (): UsedFeedback => {
  const { t } = useTranslation();
  const format = useFormat();
  const bounds = useAtomValue(feedbackBoundsAtom);
  const sendFeedback = useSetAtom(sendFeedbackAtom);
  const close = useSetAtom(closePopupAtom);
  const refusalText = useRefusalText();
  const [general, setGeneral] = useState<string | null>(null);

  const wordsOf = { min: format.number(bounds.min), max: format.number(bounds.max) };
  const form = useForm<FeedbackValues>({
    defaultValues: EMPTY,
    resolver: formResolver(({ questionType, content }): Record<string, string> => {
      const fault = contentFault(content, bounds);
      return {
        ...(questionType === '' && { questionType: t('fieldRules.required') }),
        ...(fault && { content: t(`feedback.${fault}`, wordsOf) }),
      };
    }),
  });

  const send = async (values: FeedbackValues) => {
    setGeneral(null);
    const outcome = await sendFeedback(values);
    if (!outcome.ok) return setGeneral(refusalText(outcome.refusal));
    close();
    pushToast({ tone: 'success', title: t('feedback.sent') });
  };
  return { form, general, maxLength: bounds.max, send };
};
