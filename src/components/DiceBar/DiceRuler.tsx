import { useId } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DiceBar.css.ts';

interface DiceRulerProps {
  side: 'over' | 'under';
  /** Hundredths. */
  mark: number;
  bounds: { lowest: number; highest: number };
  result: { text: string; roll: number; won: boolean } | null;
  label: string;
  markText: string;
  disabled: boolean;
  onMark: (mark: number) => void;
}

/** Hundredths of a roll as a place on the ruler. */
const place = (hundredths: number): string => `${hundredths / 100}%`;

/** Half a number at a time by the arrow keys; ten with Page Up and Page Down, as browsers have it. */
const STEP = 50;

/** The ruler from 0 to 100: what wins, the mark that is dragged, and where the roll came to rest. */
export const DiceRuler = ({
  side,
  mark,
  bounds,
  result,
  label,
  markText,
  disabled,
  onMark,
}: DiceRulerProps) => {
  const id = useId();
  const winning =
    side === 'over' ? { left: place(mark), right: 0 } : { left: 0, right: place(10_000 - mark) };
  return (
    <div>
      <div className={styles.ruler}>
        <div className={styles.track} aria-hidden="true">
          <span className={styles.winning} style={winning} />
        </div>
        {result && (
          <span aria-hidden="true" className={styles.pointer} style={{ left: place(result.roll) }}>
            <span className={styles.flag}>
              <Icon name={result.won ? 'check' : 'close'} size={14} />
              {result.text}
            </span>
          </span>
        )}
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={0}
          max={10_000}
          step="any"
          value={mark}
          aria-valuemin={bounds.lowest / 100}
          aria-valuemax={bounds.highest / 100}
          aria-valuetext={markText}
          disabled={disabled}
          onKeyDown={(event) => {
            const steps = stepsOf(event.key);
            if (steps === 0) return;
            event.preventDefault();
            onMark(mark + steps * STEP);
          }}
          onChange={(event) => onMark(Math.round(Number(event.target.value)))}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
    </div>
  );
};

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -20,
  PageUp: 20,
  Home: -200,
  End: 200,
};

const stepsOf = (key: string): number => keySteps[key] ?? 0;
