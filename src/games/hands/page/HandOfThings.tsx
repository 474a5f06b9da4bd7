import { CardHand } from '#components/CardHand/CardHand.tsx';
import { GamePiece, type Piece } from '#components/GamePiece/GamePiece.tsx';
import { type HandTone, PieceHand } from '#components/PieceHand/PieceHand.tsx';
import { dominoOf } from '../rules/domino-score.ts';
import { type HandGame, handGames, type HandThings } from '../rules/hand-games.ts';
import { tileOf } from '../rules/tile-score.ts';
import type { TableHand } from '../rules/hands-view.ts';
import { cardText } from '../../shared/page/cards/card-text.ts';
import { handName } from '../../shared/page/cards/hand-name.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';

interface HandOfThingsProps {
  label: string;
  /** Null before the deal. */
  hand: (Pick<TableHand, 'things' | 'name'> & { result?: TableHand['result'] }) | null;
  /** The how-manieth hand that is dealt. */
  from: number;
  /** The player's own. */
  yours?: boolean;
  /** What it counts and how it ended may be said. */
  over: boolean;
}

const tones: Record<TableHand['result'], HandTone> = { won: 'won', lost: 'lost', push: 'even' };

/** One hand of the table: cards, dominoes, tiles or dice. */
export const HandOfThings = ({ label, hand, from, yours = false, over }: HandOfThingsProps) => {
  const { t, facts } = usePlay();
  const games: Record<string, HandGame> = handGames;
  const game = games[facts.model.variant] ?? handGames['three-card'];
  const result =
    over && hand?.result
      ? { text: t(`cards.${hand.result}`), tone: tones[hand.result] }
      : undefined;
  const common = {
    label,
    total: over && hand ? handName(t, hand.name) : undefined,
    result,
    active: yours,
  };
  if (game.things === 'cards')
    return (
      <CardHand
        {...common}
        cards={hand?.things ?? Array.from({ length: Math.min(game.size, 3) }, () => null)}
        cardLabel={(card) => cardText(t, card)}
        size="sm"
        dealtFrom={hand ? from * 2 : undefined}
      />
    );
  return (
    <PieceHand {...common}>
      {Array.from({ length: game.size }, (_, at) => {
        const thing = hand?.things[at];
        const piece = pieceOf(game.things, thing ?? 0);
        return (
          <GamePiece
            key={`${at} ${thing}`}
            piece={piece}
            hidden={thing === undefined}
            label={thing === undefined ? t('hands.hidden') : pieceText(piece, t)}
            dealtAs={thing === undefined ? undefined : from * 2 + at}
          />
        );
      })}
    </PieceHand>
  );
};

const pieceOf = (things: HandThings, thing: number): Piece => {
  if (things === 'dominoes') return { kind: 'domino', halves: dominoOf(thing) };
  if (things === 'tiles') return { kind: 'tile', circles: tileOf(thing) };
  return { kind: 'die', face: thing + 1 };
};

const pieceText = (piece: Piece, t: ReturnType<typeof usePlay>['t']): string => {
  if (piece.kind === 'domino')
    return t('hands.domino', { low: piece.halves[0], high: piece.halves[1] });
  if (piece.kind === 'tile')
    return piece.circles === 0 ? t('hands.whiteTile') : t('hands.tile', { count: piece.circles });
  return t('hands.die', { count: piece.kind === 'die' ? piece.face : 0 });
};
