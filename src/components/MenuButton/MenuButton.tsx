import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MenuButton.css.ts';

export interface MenuButtonProps {
  label: string;
  /** Whether the side menu is open. */
  open: boolean;
  onPress: () => void;
  /** Starts to load the side menu: called when a pointer or the focus comes near. */
  onNear?: (() => void) | undefined;
}

/** Opens the side menu on a screen that is too narrow for the navigation. */
export const MenuButton = ({ label, open, onPress, onNear }: MenuButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    aria-expanded={open}
    aria-haspopup="dialog"
    onClick={onPress}
    onPointerEnter={onNear}
    onFocus={onNear}
  >
    <Icon name="menu" size={24} />
  </button>
);
