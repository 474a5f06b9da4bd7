import { useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OptionTiles.css.ts';

export interface OptionTile {
  value: string;
  label: string;
}

export interface OptionTilesProps {
  /** What is chosen: "Bet". */
  label: string;
  options: readonly OptionTile[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

/** One choice of six to a dozen, all in sight, each wide enough for a thumb. */
export const OptionTiles = ({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: OptionTilesProps) => {
  const name = useId();
  return (
    <fieldset role="radiogroup" className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={visuallyHidden}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>{option.label}</span>
            <span className={styles.mark}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
