import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { useTumble } from '../DiceBar/use-tumble.ts';
import * as styles from './NumbersBoard.css.ts';
import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';

interface DigitWheelProps {
  label: string;
  digit: number;
  onChange: (digit: number) => void;
  disabled: boolean;
}

/** One digit of the player's number: turned by arrows, or typed. */
const DigitWheel = ({ label, digit, onChange, disabled }: DigitWheelProps) => {
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

export interface NumbersBoardProps {
  /** The number that came, digit by digit; null before a draw. */
  came: readonly number[] | null;
  /** The digits are on their way. */
  drawing?: boolean | undefined;
  won?: boolean | undefined;
  /** The digits that the player names; none for bets that need none. */
  digits: readonly number[];
  onChange: (digits: number[]) => void;
  disabled?: boolean | undefined;
  sentence: string;
  labels: {
    /** Names the board: "A number of three digits". */
    board: string;
    /** Heads the player's digits: "Your number". */
    yours: string;
    /** Names one of them: "Digit 2". */
    digit: (number: number) => string;
  };
}

const DIGITS = 3;

/** A number of three digits that is drawn, and the digits that the player names. */
export const NumbersBoard = ({
  came,
  drawing = false,
  won = false,
  digits,
  onChange,
  disabled = false,
  sentence,
  labels,
}: NumbersBoardProps) => {
  const tumbling = useTumble(drawing, 1000);
  const shown = drawing
    ? [Math.floor(tumbling / 100), Math.floor(tumbling / 10) % 10, tumbling % 10]
    : came;
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <div className={styles.row} aria-hidden="true">
        {Array.from({ length: DIGITS }, (_, at) => (
          <span key={at} className={styles.digit} data-won={(won && !drawing) || undefined}>
            <span
              key={drawing ? 'drawing' : shown?.join('')}
              className={drawing ? undefined : styles.figure}
            >
              {shown?.[at] ?? '–'}
            </span>
          </span>
        ))}
      </div>
      <p className={gameSentence}>{sentence}</p>
      {digits.length > 0 && (
        <div role="group" aria-label={labels.yours} className={styles.picker}>
          <span className={styles.term}>{labels.yours}</span>
          <div className={styles.row}>
            {digits.map((digit, at) => (
              <DigitWheel
                // oxlint-disable-next-line react/no-array-index-key -- digits are told by their place alone
                key={at}
                label={labels.digit(at + 1)}
                digit={digit}
                disabled={disabled}
                onChange={(next) => onChange(digits.with(at, next))}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
};
