import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { digitsLike } from './digits.ts';
import * as styles from './Ticker.css.ts';

export interface TickerProps {
  /** The number as it is written, symbol and separators included. */
  value: string;
  /** With these it can be stopped: for a figure that changes by itself (WCAG 2.2.2). */
  labels?: { pause: string; play: string } | undefined;
}

/** A number that rolls to its next value digit by digit; with reduced motion it just changes. */
export const Ticker = ({ value, labels }: TickerProps) => {
  const [stoppedAt, setStoppedAt] = useState<string | null>(null);
  const shown = stoppedAt ?? value;
  if (!labels) return <Figures value={value} />;
  return (
    <span className={styles.stoppable}>
      <Figures value={shown} />
      <IconButton
        size="sm"
        icon={stoppedAt === null ? 'pause' : 'play'}
        label={stoppedAt === null ? labels.pause : labels.play}
        onPress={() => setStoppedAt(stoppedAt === null ? value : null)}
      />
    </span>
  );
};

const Figures = ({ value }: { value: string }) => {
  const characters = Array.from(value);
  return (
    <span className={styles.ticker} dir="ltr">
      <span className={styles.spoken}>{value}</span>
      <span aria-hidden className={styles.figures}>
        {characters.map((character, index) => (
          // Counted from the end, so that a new leading digit leaves the others in place.
          <Figure key={index - characters.length} character={character} />
        ))}
      </span>
    </span>
  );
};

const Figure = ({ character }: { character: string }) => {
  const digits = digitsLike(character);
  if (!digits) return <span>{character}</span>;
  return (
    <span className={styles.cell}>
      <span
        className={styles.strip}
        style={assignInlineVars({ [styles.step]: String(digits.indexOf(character)) })}
      >
        {digits.map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </span>
    </span>
  );
};
