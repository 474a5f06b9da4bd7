import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorSummary } from '#components/ErrorSummary/ErrorSummary.tsx';

export interface FormErrorsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is wrong with the whole form, such as a refusal of the platform. */
  general?: string | null | undefined;
}

/** All that is wrong in a form, above it, each entry leading to its field. */
export const FormErrors = <Values extends FieldValues>({
  form,
  general,
}: FormErrorsProps<Values>) => {
  const { t } = useTranslation();
  const { errors, isSubmitted } = form.formState;
  const fields = isSubmitted
    ? Object.entries(errors).flatMap(([name, error]) => {
        const text = typeof error?.message === 'string' ? error.message : '';
        return text ? [{ text, onSelect: () => form.setFocus(name as Path<Values>) }] : [];
      })
    : [];
  const all = general ? [{ text: general }, ...fields] : fields;
  return (
    <ErrorSummary
      title={
        fields.length > 0 ? t('fieldRules.summary', { count: fields.length }) : t('common.errorTitle')
      }
      errors={all}
    />
  );
};
