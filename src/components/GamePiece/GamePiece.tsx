import { DiePips, DominoHalf, TileRings } from './piece-faces.tsx';
import * as styles from './GamePiece.css.ts';

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
