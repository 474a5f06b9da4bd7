import { SpotButton, type TableSpot } from './SpotButton.tsx';
import * as styles from './TableSpots.css.ts';

/** Bets of one sort: "Total", "Pairs". */
export interface SpotGroup {
  id: string;
  /** Heads the group; left out for the main bets. */
  title?: string | undefined;
  spots: readonly TableSpot[];
  /** Large fields for the main bets. */
  main?: boolean | undefined;
}

export interface TableSpotsProps {
  groups: readonly SpotGroup[];
  /** What the player has on each spot, whole minor units. */
  stakes: Readonly<Record<string, number>>;
  /** Chosen spots. */
  selected: readonly string[];
  /** Spots that the result pays. */
  winners: readonly string[];
  disabled?: boolean | undefined;
  onSelect: (spot: string) => void;
  currency: string;
  language: string;
  labels: {
    /** Names the board: "Where to bet". */
    board: string;
    /** Said after a spot that won. */
    won: string;
  };
}

/** The fields of a betting table: choose one, see what lies on it, see which won. */
export const TableSpots = ({
  groups,
  stakes,
  selected,
  winners,
  disabled = false,
  onSelect,
  currency,
  language,
  labels,
}: TableSpotsProps) => (
  <div role="group" aria-label={labels.board} className={styles.board}>
    {groups.map(({ id, title, spots, main = false }) => (
      <div key={id} className={styles.group}>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.row} data-main={main || undefined}>
          {spots.map((spot) => (
            <SpotButton
              key={spot.id}
              spot={spot}
              stakeMinor={stakes[spot.id] ?? 0}
              selected={selected.includes(spot.id)}
              won={winners.includes(spot.id)}
              wonLabel={labels.won}
              disabled={disabled}
              onSelect={() => onSelect(spot.id)}
              currency={currency}
              language={language}
            />
          ))}
        </div>
      </div>
    ))}
  </div>
);
