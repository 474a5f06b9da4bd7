import { trigger } from '../HeaderActions/HeaderActions.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MODE_ICONS, type ModeChoice, type ModeName } from './mode-option.ts';

export type ModeSwitchProps = ModeChoice;

/** Light, dark, or as the device; nothing where a brand has one mode only. */
export const ModeSwitch = ({ label, value, options, onChange }: ModeSwitchProps) => {
  if (options.length < 2) return null;
  const current = options.find(({ mode }) => mode === value)?.label ?? '';
  return (
    <Menu
      align="end"
      label={label}
      triggerLabel={`${label}: ${current}`}
      triggerClassName={trigger}
      trigger={<Icon name={MODE_ICONS[value]} size={22} />}
      selectedId={value}
      items={options.map(({ mode, label: word }) => ({
        id: mode,
        label: word,
        icon: MODE_ICONS[mode],
      }))}
      onSelect={(id) => onChange(id as ModeName)}
    />
  );
};
