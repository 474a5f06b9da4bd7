import { useState } from 'react';
import { MINES_TILES } from '#domain/games/mines/mines-rules.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { gameTile, tileFace } from '#theme/game-tile.css.ts';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './MinesBoard.css.ts';
import { GemArt, MineArt } from './TileArt.tsx';

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
