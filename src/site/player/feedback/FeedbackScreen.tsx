import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { FeedbackFields } from '../../shell/feedback/FeedbackFields.tsx';
import type { FeedbackValues } from '../../shell/feedback/feedback.state.ts';
import { useFeedback } from '../../shell/feedback/use-feedback.ts';
import { PicturesInput } from '../../uploads/PicturesInput.tsx';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { OwnFeedback } from './OwnFeedback.tsx';

/** A member's message to the brand, with pictures of what is meant. */
export const FeedbackScreen = () => {
  const { t } = useTranslation();
  const [sent, setSent] = useState(0);
  return (
    <MemberCenter page="feedback" intro={t('feedback.intro')}>
      <Stack gap="x6">
        <Feedback onSent={() => setSent((count) => count + 1)} />
        <OwnFeedback sent={sent} />
      </Stack>
    </MemberCenter>
  );
};

const Feedback = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  return (
    <Surface padding="lg" as="section">
      {isSent ? (
        <EmptyState
          icon="success"
          title={t('feedback.sent')}
          action={
            <Button variant="secondary" onPress={() => setSent(false)}>
              {t('feedback.another')}
            </Button>
          }
        />
      ) : (
        <FeedbackForm
          onSent={() => {
            setSent(true);
            onSent();
          }}
        />
      )}
    </Surface>
  );
};

const FeedbackForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation();
  const { form, general, maxLength, uploads, send } = useFeedback(onSent);
  const busy = form.formState.isSubmitting;
  return (
    <Form form={form} onSubmit={send} label={t('feedback.title')}>
      <FormErrors form={form} general={general} />
      <FeedbackFields maxLength={maxLength} />
      <FormField<FeedbackValues, 'images'> name="images">
        {(field) => (
          <PicturesInput
            field={field}
            label={t('feedback.images')}
            hint={t('feedback.imagesHint')}
            uploads={uploads}
            disabled={busy}
          />
        )}
      </FormField>
      <Button type="submit" size="lg" loading={busy}>
        {t('common.send')}
      </Button>
    </Form>
  );
};
