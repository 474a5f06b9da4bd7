import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { questionTypes } from '#api/feedback.ts';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { closePopupAtom } from '../../session/popup.state.ts';
import type { FeedbackValues, QuestionType } from '../feedback/feedback.state.ts';
import { useFeedback } from '../feedback/use-feedback.ts';

/** Tells the brand what is wrong, or what could be better. */
export const FeedbackPopup = () => {
  const { t } = useTranslation();
  const close = useSetAtom(closePopupAtom);
  return (
    <Dialog
      open
      size="sm"
      title={t('feedback.title')}
      closeLabel={t('common.close')}
      onOpenChange={() => close()}
    >
      <FeedbackForm />
    </Dialog>
  );
};

const FeedbackForm = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { form, general, maxLength, send } = useFeedback();
  return (
    <Form form={form} onSubmit={send} label={t('feedback.title')}>
      <p>{t('feedback.intro')}</p>
      <FormErrors form={form} general={general} />
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
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('common.send')}
      </Button>
    </Form>
  );
};
