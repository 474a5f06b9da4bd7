import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { closePopupAtom } from '../../session/popup.state.ts';
import { FeedbackFields } from '../feedback/FeedbackFields.tsx';
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
      <FeedbackForm onSent={() => close()} />
    </Dialog>
  );
};

const FeedbackForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation();
  const { form, general, maxLength, send } = useFeedback(onSent);
  return (
    <Form form={form} onSubmit={send} label={t('feedback.title')}>
      <p>{t('feedback.intro')}</p>
      <FormErrors form={form} general={general} />
      <FeedbackFields maxLength={maxLength} />
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('common.send')}
      </Button>
    </Form>
  );
};
