import * as styles from './PlayingCard.css.ts';
import { faceOf } from '#games/shared/rules/cards/card.ts';
import { pipsOf, suitPaths } from './suit-paths.ts';

/** Crowns of king and queen, the feather of the jack: our own heraldry, in the brand's colors. */
const crests: Record<string, string> = {
  K: 'M26 62 30 36l12 12 8-20 8 20 12-12 4 26Zm0 6h48v7H26Z',
  Q: 'M26 66c2-8 2-16 0-24l12 10 12-18 12 18 12-10c-2 8-2 16 0 24-16 5-32 5-48 0Zm4 8c13 3 27 3 40 0v6c-13 3-27 3-40 0Z',
  J: 'M30 76c0-24 12-40 38-46-4 8-4 12-12 16 4 0 6-1 10-3-4 10-10 16-20 20-6 2-10 6-12 13Z',
};

const Pip = ({ d, x, y, size }: { d: string; x: number; y: number; size: number }) => {
  const turned = y > 71 ? `rotate(180 ${x} ${y})` : '';
  const scale = size / 24;
  return (
    <path
      d={d}
      transform={`${turned} translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill="currentColor"
    />
  );
};

const Corner = ({ rank, d }: { rank: string; d: string }) => (
  <>
    <text x="13" y="24" textAnchor="middle" className={styles.rank} data-wide={rank === '10'}>
      {rank}
    </text>
    <Pip d={d} x={13} y={36} size={15} />
  </>
);

/** The open side of a card: its corners, and pips, a crest or one large suit between them. */
const CardFace = ({ card }: { card: number }) => {
  const { rank, suit } = faceOf(card);
  const d = suitPaths[suit];
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const crest = crests[rank];
  return (
    <svg viewBox="0 0 100 140" className={styles.face} data-suit={isRed ? 'red' : 'black'}>
      <Corner {...{ rank, d }} />
      <g transform="rotate(180 50 70)">
        <Corner {...{ rank, d }} />
      </g>
      {pipsOf(rank).map(([x, y]) => (
        <Pip key={`${x} ${y}`} {...{ d, x, y }} size={20} />
      ))}
      {rank === 'A' && <Pip {...{ d }} x={50} y={70} size={48} />}
      {crest && (
        <>
          <rect x="24" y="22" width="52" height="96" rx="5" className={styles.panel} />
          <path d={crest} transform="translate(10 12) scale(0.8)" className={styles.crest} />
          <path d="M24 70h52" className={styles.line} />
          <g transform="rotate(180 50 95)">
            <Pip {...{ d }} x={50} y={95} size={32} />
          </g>
        </>
      )}
    </svg>
  );
};

export interface PlayingCardProps {
  /** 0 to 51, as the rules count; null lies face down. */
  card: number | null;
  /** What a screen reader says: "queen of hearts", "a card, face down". */
  label: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Set off: it won, or it is held. */
  marked?: boolean | undefined;
  /** Steps back: it does not count any more. */
  dimmed?: boolean | undefined;
  /** Slides in, after so many others; stands still when left out. */
  dealtAs?: number | undefined;
}

/** One card, open or face down; it turns over when its face becomes known. */
export const PlayingCard = ({
  card,
  label,
  size = 'md',
  marked = false,
  dimmed = false,
  dealtAs,
}: PlayingCardProps) => (
  <span
    role="img"
    aria-label={label}
    className={`${styles.place} ${styles.sizes[size]}`}
    data-dimmed={dimmed || undefined}
    data-dealt={dealtAs === undefined ? undefined : ''}
    style={dealtAs === undefined ? undefined : { animationDelay: `${dealtAs * 220}ms` }}
  >
    <span className={styles.card} data-open={card !== null || undefined}>
      <span className={styles.back} aria-hidden="true">
        <span className={styles.weave} />
      </span>
      <span className={styles.front} aria-hidden="true" data-marked={marked || undefined}>
        {card !== null && <CardFace card={card} />}
      </span>
    </span>
  </span>
);
