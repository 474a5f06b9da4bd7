import {
  type FieldValues,
  type Path,
  type PathValue,
  useFormContext,
  useWatch,
} from 'react-hook-form';

/** What one field of the surrounding `Form` holds at this moment. */
export const useFormValue = <Values extends FieldValues, Name extends Path<Values>>(
  name: Name,
): PathValue<Values, Name> => {
  const { control } = useFormContext<Values>();
  return useWatch<Values, Name>({ control, name });
};
