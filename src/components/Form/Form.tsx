import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Stack } from '../Stack/Stack.tsx';

export interface FormProps<Values extends FieldValues> {
  /** What react-hook-form's `useForm` gave. */
  form: UseFormReturn<Values>;
  /** Runs only with valid values; while it runs `form.formState.isSubmitting` holds. */
  onSubmit: (values: Values) => Promise<void> | void;
  /** The name of the form for a screen reader, where no heading names it. */
  label?: string | undefined;
  children: ReactNode;
}

/** A form whose first wrong field takes the focus; errors stand under each field. */
export const Form = <Values extends FieldValues>({
  form,
  onSubmit,
  label,
  children,
}: FormProps<Values>) => {
  const submit = (event: FormEvent) => {
    // A dialog may stand inside another form's tree: its submit is its own.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} onSubmit={submit}>
        <Stack gap="x4">{children}</Stack>
      </form>
    </FormProvider>
  );
};
