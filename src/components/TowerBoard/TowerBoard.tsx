import type { TowerPath } from '#games/tower/rules/tower-rules.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { gameTile } from '#theme/game-tile.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './TowerBoard.css.ts';

export interface TowerBoardLabels {
  board: string;
  /** Names a tile: "Floor 2, tile 3". */
  tile: (floor: number, tile: number) => string;
  closed: string;
  held: string;
  loose: string;
}

export interface TowerBoardProps {
  path: TowerPath;
  /** What the stake is worth on each floor, from the lowest. */
  prices: readonly number[];
  /** The tiles that were stepped on, from the lowest floor. */
  steps: readonly number[];
  /** The tiles that do not hold, of the floors that may be seen. */
  loose: readonly (readonly number[])[];
  /** Steps on a tile of the floor above; without it nobody climbs. */
  onStep?: ((tile: number) => void) | undefined;
  sentence: string;
  labels: TowerBoardLabels;
  language: string;
}

type Face = 'closed' | 'safe' | 'lost' | 'loose' | 'held';

/** A tower seen from its front: each floor has tiles, some of which do not hold. */
export const TowerBoard = ({
  path,
  prices,
  steps,
  loose,
  onStep,
  sentence,
  labels,
  language,
}: TowerBoardProps) => {
  const faceOf = (floor: number, tile: number): Face => {
    const told = loose[floor];
    if (steps[floor] === tile) return told?.includes(tile) ? 'lost' : 'safe';
    if (!told) return 'closed';
    return told.includes(tile) ? 'loose' : 'held';
  };
  const words: Record<Face, string> = {
    closed: labels.closed,
    safe: labels.held,
    held: labels.held,
    lost: labels.loose,
    loose: labels.loose,
  };
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <p className={gameSentence}>{sentence}</p>
      <ol className={styles.tower} data-board="">
        {prices.map((price, floor) => {
          const isHere = onStep !== undefined && floor === steps.length;
          return (
            <li
              key={price}
              className={styles.floor}
              data-here={isHere || undefined}
              data-climbed={floor < steps.length || undefined}
            >
              <span className={styles.price}>{multiplierText(price, language)}</span>
              <span className={styles.tiles}>
                {Array.from({ length: path.tiles }, (_, tile) => {
                  const face = faceOf(floor, tile);
                  return (
                    <button
                      key={tile}
                      type="button"
                      {...(isHere && { 'data-number': tile })}
                      data-face={face}
                      data-told={face === 'held' || face === 'loose' || undefined}
                      className={`${gameTile} ${styles.tile}`}
                      aria-label={`${labels.tile(floor + 1, tile + 1)}: ${words[face]}`}
                      disabled={!isHere}
                      onKeyDown={moveFocus}
                      onClick={() => onStep?.(tile)}
                    >
                      <Sign face={face} />
                    </button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Sign = ({ face }: { face: Face }) => {
  if (face === 'closed') return null;
  return <Icon name={face === 'lost' || face === 'loose' ? 'close' : 'check'} size={22} />;
};
