import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { variantNamed } from '../../shared/rules/named-by.ts';
import { rtpOf } from '../../shared/rules/rtp-of.ts';
import type { VideoPokerVariant } from './video-poker-tables.ts';

/** What `perfectPlayer` counts over every deal of each table; its test counts again. */
export const videoPokerReturns: Record<VideoPokerVariant, number> = {
  royal: 0.9729843375055874,
  golden: 0.9614720948861089,
  double: 0.9637537645637236,
  triple: 0.9710830945425214,
  wild: 0.9891308789610871,
};

/** The model of a game of video poker; null for any other game. */
export const videoPokerModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'RNG' || name.gameClassify !== 'VP') return null;
  const variants = Object.keys(videoPokerReturns) as VideoPokerVariant[];
  const variant = variantNamed(name, variants, 'royal');
  const rtp = rtpOf(videoPokerReturns[variant]);
  return { kind: 'video-poker', variant, rtp, volatility: 4, shared: false };
};
