import { useTranslation } from 'react-i18next';

import { ListHero } from '#components/ListHero/ListHero.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';
import { gamePageQuery } from '../../games/games.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ListPlace } from './list-place.ts';
import type { PlaceMenu } from './use-place-menu.ts';

/** Pictures that are fanned out beside the title; our own number. */
const PICTURES = 3;

export interface ListTitleProps {
  place: ListPlace;
  label: string;
  menu: PlaceMenu;
}

/** What the page is about, how much there is, and the art of its leading games. */
export const ListTitle = ({ place, label, menu }: ListTitleProps) => (
  <ListHero
    title={menu.vendorName ?? label}
    kicker={menu.vendorName === null ? undefined : label}
    intro={useIntro(place, menu)}
    pictures={usePictures(place)}
    fallbackUrl={DEFAULT_ART}
  />
);

const useIntro = ({ type, vendor }: ListPlace, { gameCount, vendors, vendorName }: PlaceMenu) => {
  const { t } = useTranslation();
  if (type === null) return t('gameList.hotIntro');
  if (gameCount === null) return undefined;
  const by =
    vendor === null ? t('gameList.vendors', { count: vendors.length }) : (vendorName ?? vendor);
  return t('gameList.intro', { count: gameCount, vendors: by });
};

/** The same first page that the list shows: it is asked for once. */
const usePictures = ({ type, vendor }: ListPlace): string[] => {
  const language = useLanguage();
  const { pageSize } = useSettings().gameLists;
  const page = useRemoteQuery(gamePageQuery, {
    language,
    pageSize,
    ...(type === null ? { isHot: true as const } : { gameType: type }),
    ...(vendor !== null && { vassalage: vendor }),
    pageNo: 1,
  });
  return (page.value?.games ?? []).slice(0, PICTURES).map(({ showIcon }) => showIcon);
};
