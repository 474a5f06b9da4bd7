import type { GameType } from '#generated/merchant-config.ts';

/** The page of each category (specification 2). */
export const gamePages: Record<GameType, string> = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  FISH: '/fish',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  INHOUSE: '/inHouse',
};

/** The page of each kind of lottery. */
export const LOTTERY_PAGES = { LOTT: '/lottery', SEA: '/seaLottery', VN: '/vnLottery' } as const;

/** The page that shows the games of one vendor in one category. */
export const VENDOR_PAGE = '/gameListCenter';

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
