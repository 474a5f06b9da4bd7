import type { ReactNode, RefCallback } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  useController,
  useFormContext,
} from 'react-hook-form';

/** Everything that a form component needs; spread it: `<TextInput {...field} label="…" />`. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  inputRef: RefCallback<HTMLElement>;
  error: string | undefined;
}

export interface FormFieldProps<Values extends FieldValues, Name extends Path<Values>> {
  name: Name;
  children: (field: BoundField<PathValue<Values, Name>>) => ReactNode;
}

/** Ties one field of the surrounding `Form` to the component that its child draws. */
export const FormField = <Values extends FieldValues, Name extends Path<Values> = Path<Values>>({
  name,
  children,
}: FormFieldProps<Values, Name>) => {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController<Values, Name>({ name, control });
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  });
};
