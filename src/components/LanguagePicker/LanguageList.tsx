import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import type { LanguageChoice } from './language-option.ts';

export interface LanguageListProps extends LanguageChoice {
  /** Groups the choices in a form; unique on the page. */
  name?: string | undefined;
}

/** The languages of a brand, all in sight, for the side menu; nothing where there is only one. */
export const LanguageList = ({
  label,
  value,
  options,
  onChange,
  name = 'language',
}: LanguageListProps) =>
  options.length > 1 && (
    <RadioGroup
      label={label}
      name={name}
      value={value}
      options={options.map((option) => ({
        value: option.code,
        label: <span lang={option.code}>{option.name}</span>,
      }))}
      onChange={onChange}
    />
  );
