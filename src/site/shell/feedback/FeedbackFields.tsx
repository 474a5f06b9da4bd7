import { useTranslation } from 'react-i18next';

import { questionTypes } from '#api/feedback.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import type { FeedbackValues, QuestionType } from './feedback.state.ts';

/** What every feedback form asks: the subject, the message, and where to answer. */
export const FeedbackFields = ({ maxLength }: { maxLength: number }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <FormField<FeedbackValues, 'questionType'> name="questionType">
        {(field) => (
          <Select
            {...field}
            onChange={(type) => field.onChange(type as QuestionType)}
            required
            label={t('feedback.type')}
            placeholder={t('feedback.choose')}
            options={questionTypes.map((type) => ({
              value: type,
              label: t(`feedback.types.${type}`),
            }))}
          />
        )}
      </FormField>
      <FormField<FeedbackValues, 'content'> name="content">
        {(field) => (
          <TextArea
            {...field}
            required
            label={t('feedback.content')}
            maxLength={maxLength}
            counterText={(count, max) =>
              t('feedback.counter', { used: format.number(count), max: format.number(max) })
            }
          />
        )}
      </FormField>
      <FormField<FeedbackValues, 'contact'> name="contact">
        {(field) => (
          <TextInput {...field} label={t('feedback.contact')} hint={t('feedback.contactHint')} />
        )}
      </FormField>
    </>
  );
};
