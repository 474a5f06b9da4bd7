import type { GameType } from '#generated/merchant-config.ts';
import { gamePages, type PagePath } from '#generated/page-paths.ts';

/** The page that shows the games of one vendor in one category. */
export const VENDOR_PAGE = '/gameListCenter' satisfies PagePath;

/** Where the games of a category, or of one of its vendors, are shown. */
export const gamesAddress = (type: GameType, vendor?: string): string => {
  if (!vendor) return gamePages[type];
  const named = `vassalage=${encodeURIComponent(vendor.toLowerCase())}`;
  const isLottery = type === 'LOTT' || type === 'ELOTT';
  return isLottery
    ? `${gamePages[type]}?${named}`
    : `${VENDOR_PAGE}?${named}&gameType=${type.toLowerCase()}`;
};

/** Where a game is played; `first` stands for the leading game of the cockfights. */
export const playAddress = (
  nodeId: number | 'first',
  { freeTrial = false, room }: { freeTrial?: boolean; room?: string } = {},
): string => {
  const query = [freeTrial && 'trial=1', room && `room=${room}`].filter(Boolean).join('&');
  return `/game/${nodeId}${query && `?${query}`}`;
};
