import * as z from 'zod/mini';
import { bingoTableNamed } from '../rules/bingo-models.ts';
import {
  type BingoCard,
  type BingoChoice,
  drawBingoBalls,
  isBingoCard,
  readBingo,
} from '../rules/bingo-rules.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { noMoves } from '../../shared/server/no-moves.ts';

interface BingoState {
  card: BingoCard;
  balls: readonly number[];
}

/** Bingo: the player's own card against a fixed number of balls. */
export const bingoKind: GameKind<BingoChoice, null, BingoState> = {
  kind: 'bingo',
  choice: z.object({ card: z.array(z.int()).check(z.length(25)) }),
  ...noMoves,
  start: ({ variant }, { card }, stakeMinor, draw) => {
    if (!isBingoCard(card)) return { impossible: 'cardNotPlayable' };
    const table = bingoTableNamed(variant);
    const balls = drawBingoBalls(table, draw);
    const { multiplier } = readBingo(table, card, balls);
    return { state: { card, balls }, stakeMinor, payoutMinor: stakeMinor * multiplier };
  },
  show: ({ variant }, { card, balls }) => ({
    card,
    balls,
    ...readBingo(bingoTableNamed(variant), card, balls),
  }),
  summary: ({ variant }, { card, balls }) => {
    const { lines } = readBingo(bingoTableNamed(variant), card, balls);
    return lines.length === 1 ? '1 line' : `${lines.length} lines`;
  },
};
