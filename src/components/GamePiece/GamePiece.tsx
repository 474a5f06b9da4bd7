import * as styles from './GamePiece.css.ts';

/** Places of pips on a field of 3 by 3, for none to nine. */
const fields: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

const placeOf = (at: number): { cx: number; cy: number } => ({
  cx: 22 + (at % 3) * 28,
  cy: 22 + Math.floor(at / 3) * 28,
});

/** The side of a die that lies above. */
const DiePips = ({ face }: { face: number }) => (
  <svg viewBox="0 0 100 100" className={styles.face}>
    {fields[face]?.map((at) => (
      <circle
        key={at}
        {...placeOf(at)}
        r={face === 1 ? 14 : 9.5}
        className={styles.pip}
        data-face={face}
      />
    ))}
  </svg>
);

/** One half of a domino. */
const DominoHalf = ({ pips }: { pips: number }) => (
  <svg viewBox="0 0 100 100" className={styles.face}>
    {fields[pips]?.map((at) => (
      <circle key={at} {...placeOf(at)} r="9.5" className={styles.pip} />
    ))}
  </svg>
);

/** A tile's circles; the white tile is a frame. */
const TileRings = ({ circles }: { circles: number }) => (
  <svg viewBox="0 0 100 130" className={styles.face}>
    {circles === 0 && <rect x="16" y="18" width="68" height="94" rx="8" className={styles.frame} />}
    {fields[circles]?.map((at) => {
      const x = circles === 1 ? 50 : 22 + (at % 3) * 28;
      const y = circles === 1 ? 65 : 30 + Math.floor(at / 3) * 35;
      const radius = circles === 1 ? 30 : 12.5;
      return (
        <g key={at} className={styles.circle} data-third={at % 3}>
          <circle cx={x} cy={y} r={radius} />
          <circle cx={x} cy={y} r={radius * 0.62} className={styles.inner} />
          <circle cx={x} cy={y} r={radius * 0.26} />
        </g>
      );
    })}
  </svg>
);

/** What a table is played with beside cards. */
export type Piece =
  | { kind: 'die'; face: number }
  | { kind: 'domino'; halves: readonly [number, number] }
  /** Circles of a tile; 0 is the white one. */
  | { kind: 'tile'; circles: number }
  | { kind: 'disc'; red: boolean };

export interface GamePieceProps {
  piece: Piece;
  /** Still under the cup: nothing of its face is shown. */
  hidden?: boolean | undefined;
  /** What a screen reader says: "five", "two and six", "red". */
  label: string;
  /** Rolls in, after so many others. */
  dealtAs?: number | undefined;
}

/** A die, a domino, a tile or a disc. */
export const GamePiece = ({ piece, hidden = false, label, dealtAs }: GamePieceProps) => (
  <span
    role="img"
    aria-label={label}
    className={styles.piece}
    data-kind={piece.kind}
    data-hidden={hidden || undefined}
    data-red={(piece.kind === 'disc' && piece.red && !hidden) || undefined}
    data-dealt={dealtAs === undefined ? undefined : ''}
    style={dealtAs === undefined ? undefined : { animationDelay: `${dealtAs * 160}ms` }}
  >
    {!hidden && <Face piece={piece} />}
  </span>
);

const Face = ({ piece }: { piece: Piece }) => {
  if (piece.kind === 'die') return <DiePips face={piece.face} />;
  if (piece.kind === 'tile') return <TileRings circles={piece.circles} />;
  if (piece.kind === 'disc') return <span className={styles.ring} />;
  return (
    <>
      <DominoHalf pips={piece.halves[0]} />
      <span className={styles.bar} />
      <DominoHalf pips={piece.halves[1]} />
    </>
  );
};
