import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import type { FieldValues } from '#components/Form/form-state.ts';
import { Form } from '#components/Form/Form.tsx';

import { FormErrors } from '../../../fields/FormErrors.tsx';
import type { CallForm } from '../../../fields/use-call-form.ts';

export interface ChangeDialogProps<Values extends FieldValues> {
  title: string;
  /** What the change does, in a sentence. */
  intro?: string | undefined;
  submitLabel: string;
  used: CallForm<Values>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form over the page that changes one thing of the account. */
export const ChangeDialog = <Values extends FieldValues>({
  title,
  intro,
  submitLabel,
  used: { form, general, busy, send },
  onClose,
  children,
}: ChangeDialogProps<Values>) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel={t('common.close')}
      dismissable={!busy}
      onOpenChange={onClose}
    >
      <Form form={form} onSubmit={send} label={title}>
        {intro && <p>{intro}</p>}
        <FormErrors form={form} general={general} />
        {children}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
};
