import { wideOnly, trigger } from '../HeaderActions/HeaderActions.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { LanguageChoice } from './language-option.ts';

export type LanguagePickerProps = LanguageChoice;

/** The languages of a brand, each by its own name; nothing where there is only one. */
export const LanguagePicker = ({ label, value, options, onChange }: LanguagePickerProps) => {
  if (options.length < 2) return null;
  const current = options.find(({ code }) => code === value)?.name ?? value;
  return (
    <Menu
      align="end"
      label={label}
      triggerLabel={`${label}: ${current}`}
      triggerClassName={trigger}
      trigger={
        <>
          <Icon name="globe" size={22} />
          <span className={wideOnly} lang={value}>
            {current}
          </span>
        </>
      }
      selectedId={value}
      items={options.map(({ code, name }) => ({ id: code, label: name, lang: code }))}
      onSelect={onChange}
    />
  );
};
