import { useTranslation } from 'react-i18next';

import type { IdentityState } from '#api/identity.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { type IdentityDocument, identityDocuments } from '#domain/identity-documents.ts';

import { FormErrors } from '../../../fields/FormErrors.tsx';
import { PicturesInput } from '../../../uploads/PicturesInput.tsx';

import { type IdentityValues, sides, sidesOf, useIdentityForm } from './use-identity-form.ts';

export interface IdentityFormProps {
  onSent: (state: IdentityState) => void | Promise<void>;
}

/** Which document, its pictures, and one of its holder. */
export const IdentityForm = ({ onSent }: IdentityFormProps) => {
  const { t } = useTranslation();
  const { form, general, busy, send, uploads } = useIdentityForm(onSent);
  const labelOf = (name: string) => {
    const side = sides.find((each) => each === name);
    return side && t(`identity.sides.${side}`);
  };
  return (
    <Section title={t('identity.sendTitle')} description={t('identity.sendText')}>
      <Surface padding="lg">
        <Form form={form} onSubmit={send} label={t('identity.sendTitle')}>
          <FormErrors form={form} general={general} labelOf={labelOf} />
          <FormField<IdentityValues, 'document'> name="document">
            {({ value, onChange, error }) => (
              <RadioGroup
                label={t('identity.document')}
                options={identityDocuments.map((each) => ({
                  value: each,
                  label: t(`identity.documents.${each}`),
                }))}
                value={value}
                onChange={(next) => onChange(next as IdentityDocument)}
                error={error}
                disabled={busy}
              />
            )}
          </FormField>
          <Grid min="16rem" gap="x5">
            {sidesOf(form.watch('document')).map((side) => (
              <FormField<IdentityValues, typeof side> key={side} name={side}>
                {(field) => (
                  <PicturesInput
                    field={field}
                    required
                    maxFiles={1}
                    label={t(`identity.sides.${side}`)}
                    hint={t(`identity.hints.${side}`)}
                    uploads={uploads}
                    disabled={busy}
                  />
                )}
              </FormField>
            ))}
          </Grid>
          <Stack gap="x3" align="start">
            <Button type="submit" size="lg" loading={busy}>
              {t('identity.send')}
            </Button>
          </Stack>
        </Form>
      </Surface>
    </Section>
  );
};
