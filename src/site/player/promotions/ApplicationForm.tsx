import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { PicturesInput } from '../../uploads/PicturesInput.tsx';
import {
  type ApplicationFormProps,
  type ApplicationValues,
  useApplication,
} from './use-application.ts';

/** Opens at a press; what was written stays when it is closed again, and when sending fails. */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const used = useApplication(props);
  return (
    <>
      <Cluster>
        <Button
          variant={isOpen ? 'secondary' : 'primary'}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'application.hide' : 'application.open')}
        </Button>
      </Cluster>
      {isOpen && <Fields {...used} />}
    </>
  );
};

const Fields = ({
  form,
  general,
  busy,
  send,
  uploads,
  most,
}: ReturnType<typeof useApplication>) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Surface padding="lg">
      <Form form={form} onSubmit={send} label={t('application.title')}>
        <FormErrors form={form} general={general} />
        <FormField<ApplicationValues, 'remark'> name="remark">
          {(field) => (
            <TextArea
              {...field}
              required
              label={t('application.remark')}
              hint={t('application.remarkHint')}
              maxLength={most}
              counterText={(count, max) =>
                t('application.counter', { used: format.number(count), max: format.number(max) })
              }
            />
          )}
        </FormField>
        <FormField<ApplicationValues, 'images'> name="images">
          {(field) => (
            <PicturesInput
              field={field}
              label={t('application.images')}
              hint={t('application.imagesHint')}
              uploads={uploads}
              disabled={busy}
            />
          )}
        </FormField>
        <Button type="submit" loading={busy}>
          {t('application.send')}
        </Button>
      </Form>
    </Surface>
  );
};
