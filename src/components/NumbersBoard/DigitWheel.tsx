import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumbersBoard.css.ts';

interface DigitWheelProps {
  label: string;
  digit: number;
  onChange: (digit: number) => void;
  disabled: boolean;
}

/** One digit of the player's number: turned by arrows, or typed. */
export const DigitWheel = ({ label, digit, onChange, disabled }: DigitWheelProps) => {
  const turn = (by: number) => {
    if (!disabled) onChange((digit + by + 10) % 10);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^\d$/u.test(event.key) && !disabled) onChange(Number(event.key));
    else if (event.key === 'ArrowUp') turn(1);
    else if (event.key === 'ArrowDown') turn(-1);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="spinbutton"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={9}
      aria-valuenow={digit}
      aria-disabled={disabled || undefined}
      className={styles.wheel}
      onKeyDown={onKeyDown}
    >
      {/* The keyboard turns the wheel itself; these are for the pointer. */}
      <span aria-hidden="true" className={styles.step} onPointerDown={() => turn(1)}>
        <Icon name="chevronUp" size={22} />
      </span>
      <span className={styles.chosen}>{digit}</span>
      <span aria-hidden="true" className={styles.step} onPointerDown={() => turn(-1)}>
        <Icon name="chevronDown" size={22} />
      </span>
    </div>
  );
};
