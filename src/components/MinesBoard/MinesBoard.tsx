import { useState } from 'react';
import { MINES_TILES } from '#games/mines/rules/mines-rules.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { gameTile, tileFace } from '#theme/game-tile.css.ts';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './MinesBoard.css.ts';

export interface MinesBoardLabels {
  /** Names the board: "Five rows of five tiles". */
  board: string;
  /** Names a tile: "Row 2, column 3". */
  tile: (row: number, column: number) => string;
  closed: string;
  safe: string;
  mine: string;
}

export interface MinesBoardProps {
  /** Tiles 0 to 24, in the order in which they were opened. */
  opened: readonly number[];
  /** Where the mines lay; null while it is not told. */
  laid: readonly number[] | null;
  /** Opens a tile; without it none can be opened. */
  onOpen?: ((tile: number) => void) | undefined;
  /** One sentence above the board. */
  sentence: string;
  labels: MinesBoardLabels;
}

type Face = 'closed' | 'safe' | 'lost' | 'mine';

const faceOf = (tile: number, { opened, laid }: Pick<MinesBoardProps, 'opened' | 'laid'>): Face => {
  const isMine = laid?.includes(tile) ?? false;
  if (opened.includes(tile)) return isMine ? 'lost' : 'safe';
  return isMine ? 'mine' : 'closed';
};

const COLUMNS = 5;

/** Twenty-five covered tiles; some hide mines. What was hidden is told when the round has ended. */
export const MinesBoard = ({ opened, laid, onOpen, sentence, labels }: MinesBoardProps) => {
  const [active, setActive] = useState(0);
  const words = { closed: labels.closed, safe: labels.safe, lost: labels.mine, mine: labels.mine };
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <p className={gameSentence}>{sentence}</p>
      <div className={styles.board} data-board="">
        {Array.from({ length: MINES_TILES }, (_, tile) => {
          const face = faceOf(tile, { opened, laid });
          const isOpened = opened.includes(tile);
          const place = labels.tile(Math.floor(tile / COLUMNS) + 1, (tile % COLUMNS) + 1);
          return (
            <button
              key={tile}
              type="button"
              data-number={tile}
              data-face={face}
              data-told={(laid !== null && !isOpened) || undefined}
              className={`${gameTile} ${styles.cell}`}
              aria-label={`${place}: ${words[face]}`}
              aria-disabled={!onOpen || isOpened || undefined}
              tabIndex={tile === active ? 0 : -1}
              onFocus={() => setActive(tile)}
              onKeyDown={moveFocus}
              onClick={() => {
                if (!isOpened) onOpen?.(tile);
              }}
            >
              {face !== 'closed' && (
                <span className={tileFace}>{face === 'safe' ? <GemArt /> : <MineArt />}</span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
};

/** A cut stone, seen from above. */
const GemArt = () => (
  <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
    <path fill="currentColor" opacity="0.9" d="M12 6h16l8 10-16 19L4 16z" />
    <path fill="#fff" opacity="0.42" d="M12 6h16l-4 10h-8z" />
    <path fill="#fff" opacity="0.2" d="M12 6 4 16h12zM28 6l8 10H24z" />
    <path fill="#000" opacity="0.16" d="M16 16h8l-4 19z" />
  </svg>
);

/** A mine: a ball with eight horns. */
const MineArt = () => (
  <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
    <path
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      d="M20 3v34M3 20h34M8 8l24 24M32 8 8 32"
    />
    <circle cx="20" cy="20" r="11.5" fill="currentColor" />
    <circle cx="16" cy="16" r="3.2" fill="#fff" opacity="0.55" />
  </svg>
);
