import { rouletteColor } from '#games/roulette/rules/roulette-table.ts';
import { SpotButton, type TableSpot } from '../TableSpots/SpotButton.tsx';
import * as styles from './RouletteBoard.css.ts';

export interface RouletteBoardProps {
  /** What the player has on each bet, whole minor units, by the rules' names: `n17`, `red`. */
  stakes: Readonly<Record<string, number>>;
  selected: readonly string[];
  /** Bets that the result pays. */
  winners: readonly string[];
  disabled?: boolean | undefined;
  onSelect: (spot: string) => void;
  currency: string;
  language: string;
  labels: {
    /** Names the board. */
    board: string;
    won: string;
    /** A bet on many numbers: `red`, `dozen1`, `column3` … */
    spot: (id: string) => string;
    /** Decimal odds as the page writes them: "×36". */
    odds: (odds: number) => string;
  };
}

const numbers = Array.from({ length: 36 }, (_, at) => at + 1);
const columns = ['column1', 'column2', 'column3'];
const dozens = ['dozen1', 'dozen2', 'dozen3'];
const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];

const tones: Record<string, TableSpot['tone']> = { red: 'red', black: 'black' };

/** The cloth of a roulette with one zero: a grid of numbers, and the bets on many. */
export const RouletteBoard = (props: RouletteBoardProps) => {
  const { labels } = props;
  const group = (id: string, odds: number): TableSpot => ({
    id,
    label: labels.spot(id),
    odds: labels.odds(odds),
    tone: tones[id],
  });
  const number = (value: number): TableSpot => ({
    id: `n${value}`,
    label: String(value),
    odds: labels.odds(36),
    tone: rouletteColor(value),
  });
  return (
    <div role="group" aria-label={labels.board} className={styles.frame}>
      <div className={styles.board}>
        <Field {...props} area="zero" spots={[number(0)]} tight />
        <Field {...props} area="numbers" spots={numbers.map(number)} tight />
        <Field {...props} area="columns" spots={columns.map((id) => group(id, 3))} />
        <Field {...props} area="dozens" spots={dozens.map((id) => group(id, 3))} />
        <Field {...props} area="halves" spots={halves.map((id) => group(id, 2))} />
      </div>
    </div>
  );
};

interface FieldProps extends RouletteBoardProps {
  area: keyof typeof styles.areas;
  spots: readonly TableSpot[];
  tight?: boolean;
}

const Field = ({ area, spots, tight = false, ...props }: FieldProps) => (
  <div className={styles.areas[area]}>
    {spots.map((spot) => (
      <SpotButton
        key={spot.id}
        spot={spot}
        stakeMinor={props.stakes[spot.id] ?? 0}
        selected={props.selected.includes(spot.id)}
        won={props.winners.includes(spot.id)}
        wonLabel={props.labels.won}
        disabled={props.disabled ?? false}
        onSelect={() => props.onSelect(spot.id)}
        currency={props.currency}
        language={props.language}
        tight={tight}
      />
    ))}
  </div>
);
