import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';

export interface FormSummaryProps {
  /** Says how many entries are wrong: `(count) => t('fieldRules.summary', { count })`. */
  title: (count: number) => string;
  /** What is wrong with the whole form, such as a refusal of the platform. */
  general?: string | null | undefined;
  /** The title when only the whole form is wrong. */
  generalTitle: string;
  /** The words of one entry: by default what is wrong; better with the field's name before it. */
  textOf?: ((name: string, message: string) => string) | undefined;
}

/** All that is wrong in the surrounding `Form` once it was sent; each entry leads to its field. */
export const FormSummary = ({
  title,
  general,
  generalTitle,
  textOf = (_name, message) => message,
}: FormSummaryProps) => {
  const { control, setFocus } = useFormContext();
  const { errors, isSubmitted } = useFormState({ control });
  const fields = Object.entries(errors).flatMap(([name, error]) => {
    const message = error?.message;
    if (!isSubmitted || typeof message !== 'string' || message === '') return [];
    return [{ text: textOf(name, message), onSelect: () => setFocus(name) }];
  });
  return (
    <ErrorSummary
      title={fields.length > 0 ? title(fields.length) : generalTitle}
      errors={general ? [{ text: general }, ...fields] : fields}
    />
  );
};
