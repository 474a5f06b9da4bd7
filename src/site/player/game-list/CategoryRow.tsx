import { useTranslation } from 'react-i18next';

import { CategoryNav } from '#components/CategoryNav/CategoryNav.tsx';

import { gamesAddress } from '../../games/game-addresses.ts';
import { gameMenusQuery } from '../../games/games.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { navCategories } from '../../shell/nav/nav-items.ts';

/** The way into each category, with the number of its games. */
export const CategoryRow = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const menus = useRemoteQuery(gameMenusQuery, { language });
  const countOf = (type: string) =>
    menus.value?.find(({ gameType }) => gameType === type)?.gameCount;
  return (
    <CategoryNav
      label={t('gameList.typesLabel')}
      language={language}
      categories={navCategories(useSettings()).map(({ type, icon }) => ({
        id: type,
        label: t(`categories.${type}`),
        icon,
        href: gamesAddress(type),
        count: countOf(type),
      }))}
    />
  );
};
