import { assignInlineVars } from '@vanilla-extract/dynamic';
import { digitsLike } from './digits.ts';
import * as styles from './Ticker.css.ts';

export interface TickerProps {
  /** The number as it is written, symbol and separators included. */
  value: string;
}

/** A number that rolls to its next value digit by digit; with reduced motion it just changes. */
export const Ticker = ({ value }: TickerProps) => {
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
