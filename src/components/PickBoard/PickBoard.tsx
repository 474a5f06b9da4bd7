import { useState } from 'react';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { gameTile } from '#theme/game-tile.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './PickBoard.css.ts';
import { CornerArt, EggArt } from './PlaceArt.tsx';

export interface PickBoardProps {
  game: 'goal' | 'egg';
  /** How many places there are. */
  count: number;
  /** The place that is chosen, from 0; null before a choice. */
  place: number | null;
  onPlace: (place: number) => void;
  /** What lay behind each place, for one staked; null while it is hidden. */
  prizes: readonly number[] | null;
  disabled?: boolean | undefined;
  sentence: string;
  labels: {
    /** Names the board: "Six corners of a goal". */
    board: string;
    /** Names a place: "Corner 3". */
    place: (number: number) => string;
  };
  language: string;
}

type Face = 'closed' | 'safe' | 'lost' | 'told';

/** Covered places, one of which is chosen; afterwards all of them are told. */
export const PickBoard = ({
  game,
  count,
  place,
  onPlace,
  prizes,
  disabled = false,
  sentence,
  labels,
  language,
}: PickBoardProps) => {
  const [active, setActive] = useState(0);
  return (
    <section className={gamePlate} aria-label={labels.board}>
      <p className={gameSentence}>{sentence}</p>
      <div className={styles.places} data-board="" data-game={game}>
        {Array.from({ length: count }, (_, at) => {
          const prize = prizes?.[at];
          const isChosen = place === at;
          const face = faceOf(prize, isChosen);
          const told = prize === undefined ? '' : `: ${multiplierText(prize, language, 3)}`;
          return (
            <button
              key={at}
              type="button"
              data-number={at}
              data-face={face}
              data-told={(prizes !== null && !isChosen) || undefined}
              className={`${gameTile} ${styles.place}`}
              aria-label={`${labels.place(at + 1)}${told}`}
              aria-pressed={isChosen}
              disabled={disabled}
              tabIndex={at === active ? 0 : -1}
              onFocus={() => setActive(at)}
              onKeyDown={moveFocus}
              onClick={() => onPlace(at)}
            >
              {isChosen && (
                <span className={styles.mark}>
                  <Icon name="check" size={18} />
                </span>
              )}
              <PlaceArt {...{ game, prize, isChosen }} />
              {prize !== undefined && (
                <bdi dir="ltr" className={styles.prize}>
                  {multiplierText(prize, language, 3)}
                </bdi>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
};

const faceOf = (prize: number | undefined, isChosen: boolean): Face => {
  if (prize === undefined) return 'closed';
  return isChosen && prize > 1 ? 'safe' : 'told';
};

interface PlaceArtProps {
  game: 'goal' | 'egg';
  prize: number | undefined;
  isChosen: boolean;
}

const PlaceArt = ({ game, prize, isChosen }: PlaceArtProps) => {
  if (game === 'egg') return <EggArt broken={prize !== undefined} />;
  if (prize === 0) return <CornerArt face="glove" />;
  return <CornerArt face={prize !== undefined && isChosen ? 'ball' : 'aim'} />;
};
