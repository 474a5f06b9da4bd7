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
import {
  type IdentityDocument,
  identityDocuments,
  documentsWithBack,
} from '#domain/identity-documents.ts';

import { FormErrors } from '../../../fields/FormErrors.tsx';
import { PicturesInput } from '../../../uploads/PicturesInput.tsx';
import { useSetAtom } from 'jotai';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { refused } from '../../../client/outcome.ts';
import { type CallForm, useCallForm } from '../../../fields/use-call-form.ts';
import { type UsedUploads, useUploads } from '../../../uploads/use-uploads.ts';
import { submitIdentityAtom } from './identity.state.ts';

/** All that may be photographed. */
const sides = ['front', 'back', 'selfie'] as const;

type Side = (typeof sides)[number];

/** What is photographed of a document; a passport has no back. */
const sidesOf = (document: IdentityDocument): Side[] =>
  sides.filter((side) => side !== 'back' || documentsWithBack.includes(document));

/** What the form holds: one picture for each side. */
type IdentityValues = { document: IdentityDocument } & Record<Side, readonly ChosenFile[]>;

/** Everything behind the form: the pictures are sent first, each once, then the proof. */
const useIdentityForm = (
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
