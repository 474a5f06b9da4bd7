/*
 * What a screen needs of react-hook-form beside `Form` and `FormField`. The package has its one
 * home here: another way to keep a form's state would change this folder only.
 */
export {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
