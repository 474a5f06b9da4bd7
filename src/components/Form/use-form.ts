/**
 * The form's state and its types: screens take them from here, so that the library alone knows
 * which package holds a form.
 */
export { useForm } from 'react-hook-form';
export type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
