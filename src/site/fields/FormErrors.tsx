import type { FieldValues, Path, UseFormReturn } from '#components/Form/form-state.ts';
import { useTranslation } from 'react-i18next';

import { ErrorSummary } from '#components/ErrorSummary/ErrorSummary.tsx';

export interface FormErrorsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is wrong with the whole form, such as a refusal of the platform. */
  general?: string | null | undefined;
  /** A field's label; put before what is wrong with it. */
  labelOf?: ((name: string) => string | undefined) | undefined;
}

/** All that is wrong in a form, above it, each entry leading to its field. */
export const FormErrors = <Values extends FieldValues>({
  form,
  general,
  labelOf,
}: FormErrorsProps<Values>) => {
  const { t } = useTranslation();
  const { errors, isSubmitted } = form.formState;
  const fields = isSubmitted
    ? Object.entries(errors).flatMap(([name, error]) => {
        const message = typeof error?.message === 'string' ? error.message : '';
        if (message === '') return [];
        const field = labelOf?.(name);
        const text = field ? t('fieldRules.named', { field, message }) : message;
        return [{ text, onSelect: () => form.setFocus(name as Path<Values>) }];
      })
    : [];
  const all = general ? [{ text: general }, ...fields] : fields;
  return (
    <ErrorSummary
      title={
        fields.length > 0
          ? t('fieldRules.summary', { count: fields.length })
          : t('common.errorTitle')
      }
      errors={all}
    />
  );
};
