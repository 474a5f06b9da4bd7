import type { GameMenu } from '#api/games.ts';

import { gameMenusQuery } from '../../games/games.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { classesOf } from './list-filter.ts';
import type { ListPlace } from './list-place.ts';

/** What there is at a place, as far as it is known. */
export interface PlaceMenu {
  /** Null while it is not known. */
  gameCount: number | null;
  vendors: GameMenu['vendors'];
  /** The vendor whose games are looked at. */
  vendorName: string | null;
  /** The classes that the menu names. */
  classes: string[];
}

/** The vendors and classes of a place. */
export const usePlaceMenu = ({ type, vendor }: ListPlace): PlaceMenu => {
  const { gameLists, languages } = useSettings();
  const menus = useRemoteQuery(gameMenusQuery, { language: useLanguage() });
  const menu = menus.value?.find(({ gameType }) => gameType === type);
  const chosen = menu?.vendors.find(({ vassalage }) => vassalage === vendor);
  const shown = vendor === null ? menu : chosen;
  return {
    gameCount: shown?.gameCount ?? null,
    vendors: menu?.vendors ?? [],
    vendorName: chosen?.vendorName ?? null,
    classes:
      type === null
        ? []
        : classesOf(type, {
            classes: shown?.classes ?? [],
            languages: languages.list,
            ignored: gameLists.ignoredClasses,
          }),
  };
};
