import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';

import { useSettings } from '../../settings/use-settings.ts';

import { GamesOfPlace } from './GamesOfPlace.tsx';
import { placeOfAddress } from './list-place.ts';

/** A page of games: the hot ones, a category, or one vendor of a category. */
export const GameListScreen = () => {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const place = placeOfAddress(pathname, parameters, useSettings().categories);
  return (
    <Page>
      {place ? (
        <GamesOfPlace key={`${place.type} ${place.vendor}`} place={place} />
      ) : (
        <UnknownPlace />
      )}
    </Page>
  );
};

const UnknownPlace = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="search"
      title={t('gameList.unknownTitle')}
      action={<LinkButton href="/hot">{t('gameList.unknownAction')}</LinkButton>}
    >
      {t('gameList.unknownText')}
    </EmptyState>
  );
};
