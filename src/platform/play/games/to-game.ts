import type { Game } from '#api/games.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { artUrl } from '#art/art-url.ts';
import { type GameRow, STAKE_UNIT_MINOR } from './select-games.ts';

/** A game as the calls answer it, named in the asked language or else in English. */
export const toGame = (row: GameRow, language: LanguageCode): Game => {
  const { vendorCode, names, rtp, minimumStakeUnits, maximumStakeUnits, ...rest } = row;
  const nodeName = names['en'] ?? row.gameCode;
  const gameName = readText(names as Partial<Record<LanguageCode, string>>, language, 'en');
  const iconUrl = artUrl(row.gameCode);
  return {
    ...rest,
    vassalage: vendorCode,
    nodeName,
    gameName,
    displayName: gameName,
    iconUrl,
    showIcon: iconUrl,
    rtp: rtp === null ? null : Number(rtp),
    minimumStakeMinor: minimumStakeUnits * STAKE_UNIT_MINOR,
    maximumStakeMinor: maximumStakeUnits * STAKE_UNIT_MINOR,
  };
};
