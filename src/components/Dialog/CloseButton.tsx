import { Icon } from '../Icon/Icon.tsx';
import * as styles from './CloseButton.css.ts';

/** The cross in the corner of whatever lies over the page. */
export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
    <Icon name="close" size={20} />
  </button>
);
