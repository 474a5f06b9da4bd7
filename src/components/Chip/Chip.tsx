import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  selected: boolean;
  onChange: (selected: boolean) => void;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

/** A filter that is on or off; several stand in a `Cluster`. */
export const Chip = ({ children, selected, onChange, icon, disabled = false }: ChipProps) => (
  <ToggleButton
    className={styles.chip}
    isSelected={selected}
    onChange={onChange}
    isDisabled={disabled}
  >
    {icon && <Icon name={icon} size={18} />}
    {children}
  </ToggleButton>
);
