import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { gameMenusKind, gamePageKind } from '../../../games/games.state.ts';
import { GrowingGames } from '../../../games/GrowingGames.tsx';
import { useGamePages } from '../../../games/use-game-pages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemote } from '../../../remote/use-remote.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { gamesAddress } from '../../../shell/nav/nav-items.ts';

import type { ChosenCategory } from '../chosen-category.ts';

import { GameSearch } from './GameSearch.tsx';

/** The games of one category: its vendors as chips, a search, and the list page by page. */
export const CategoryGames = ({ type, vendor }: ChosenCategory) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { homeRngPageSize } = useSettings().limits;
  const [gameName, setGameName] = useState('');
  const pages = useGamePages(gamePageKind, {
    language,
    gameType: type,
    pageSize: homeRngPageSize,
    ...(vendor !== null && { vassalage: vendor }),
    ...(gameName !== '' && { gameName }),
  });
  return (
    <Stack gap="x4">
      <Columns layout="side" gap="x3">
        <VendorChips type={type} vendor={vendor} />
        <GameSearch onSearch={setGameName} />
      </Columns>
      <GrowingGames
        label={t(`categories.${type}`)}
        pages={pages}
        skeletons={homeRngPageSize}
        empty={
          <EmptyState icon="search" title={t('home.gamesEmptyTitle')}>
            {t('home.gamesEmptyText')}
          </EmptyState>
        }
      />
    </Stack>
  );
};

const VendorChips = ({ type, vendor }: ChosenCategory) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const menus = useRemote(gameMenusKind, { language });
  const vendors = menus.value?.find(({ gameType }) => gameType === type)?.vendors ?? [];
  const choose = (chosen: string | null) =>
    void navigate(gamesAddress(type, chosen ?? undefined), {
      replace: true,
      preventScrollReset: true,
    });
  if (!menus.value && menus.status === 'loading') {
    return <Skeleton shape="box" width="18rem" ratio="8 / 1" />;
  }
  return (
    <ChipRow label={t('home.vendorLabel')}>
      <Chip selected={vendor === null} onChange={() => choose(null)}>
        {t('home.vendorAll')}
      </Chip>
      {vendors.map(({ vassalage, vendorName }) => (
        <Chip
          key={vassalage}
          selected={vendor === vassalage}
          onChange={(isOn) => choose(isOn ? vassalage : null)}
        >
          {vendorName}
        </Chip>
      ))}
    </ChipRow>
  );
};
