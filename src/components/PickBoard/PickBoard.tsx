import { useState } from 'react';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { gameTile } from '#theme/game-tile.css.ts';
import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../LotteryBoard/move-focus.ts';
import * as styles from './PickBoard.css.ts';
import { vars } from '#theme/vars.css.ts';

/** An egg, whole or broken. */
const EggArt = ({ broken }: { broken: boolean }) => (
  <svg className={styles.art} viewBox="0 0 40 48" aria-hidden="true">
    {broken ? (
      <path
        fill={vars.color.accent}
        opacity="0.75"
        d="M5 28l6-5 6 6 6-7 6 6 6-4v4c0 10-6 17-15 17S5 38 5 28z"
      />
    ) : (
      <>
        <path
          fill={vars.color.accent}
          d="M20 3c9 0 15 14 15 25 0 10-6 17-15 17S5 38 5 28C5 17 11 3 20 3z"
        />
        <path fill="#fff" opacity="0.38" d="M15 9c-4 4-7 12-7 18 2-8 5-13 9-17 1-2 0-3-2-1z" />
        <path
          fill="none"
          stroke="#000"
          strokeOpacity="0.28"
          strokeWidth="2"
          d="M6 26l6-4 6 5 6-5 6 5 5-3"
        />
      </>
    )}
  </svg>
);

/** The corner that is aimed at, the ball in it, or the keeper's glove before it. */
const CornerArt = ({ face }: { face: 'aim' | 'ball' | 'glove' }) => (
  <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
    {face === 'aim' && (
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="20" cy="20" r="10" strokeDasharray="5 4" />
        <path d="M20 4v7M20 29v7M4 20h7M29 20h7" />
      </g>
    )}
    {face === 'ball' && (
      <g>
        <circle cx="20" cy="20" r="14" fill="#fff" stroke="#222" strokeWidth="1.5" />
        <path
          fill="#222"
          d="M20 13l6 4.5-2.3 7h-7.4L14 17.5zM20 6l4 2.5-4 3-4-3zM33 17l.4 5-3.6 2.2-1.2-4.4zM7 17l4.4 2.8-1.2 4.4L6.6 22zM13 31l1-4.6 4.6.4L17 32zM27 31l-4 1-1.6-5.2 4.6-.4z"
        />
      </g>
    )}
    {face === 'glove' && (
      <path
        fill="currentColor"
        d="M10 38V26L5 19c-2-3 2-6 4-4l4 4V7c0-4 5-4 5 0v9h1V4c0-4 5-4 5 0v12h1V6c0-4 5-4 5 0v11h1v-7c0-4 5-4 5 0v16c0 5-3 9-6 9v3z"
      />
    )}
  </svg>
);

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
