import { useTranslation } from 'react-i18next';

import type { GameMenu } from '#api/games.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { gamesAddress } from '../../games/game-addresses.ts';
import { GameList } from '../../games/GameList.tsx';
import { gameMenusQuery, gamePageQuery } from '../../games/games.state.ts';
import { useGamePages } from '../../games/use-game-pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { CenterType } from './center-type.ts';

/** Empty tiles of a shelf while its games are on their way. */
const SKELETONS = 6;

export interface VendorShelvesProps {
  type: CenterType;
  /** Only this vendor's games, by its code in any case. */
  vendor: string | null;
}

/** A shelf of games for each vendor of a category, in the brand's order. */
export const VendorShelves = ({ type, vendor }: VendorShelvesProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const menus = useRemoteQuery(gameMenusQuery, { language: useLanguage() });
  if (menus.status === 'failed' && !menus.value) {
    return (
      <ErrorState
        title={t('gameCenter.failed')}
        retryLabel={t('common.retry')}
        onRetry={menus.retry}
      >
        {refusalText(menus.refusal)}
      </ErrorState>
    );
  }
  const vendors = menus.value?.find(({ gameType }) => gameType === type)?.vendors ?? [];
  const chosen = vendors.find(({ vassalage }) => vassalage === vendor?.toUpperCase());
  return (
    <Stack gap="x6">
      {chosen && (
        <div>
          <LinkButton href={gamesAddress(type)} variant="ghost" size="sm" icon="grid">
            {t('gameList.vendorAll')}
          </LinkButton>
        </div>
      )}
      {(chosen ? [chosen] : vendors).map((each) => (
        <VendorShelf key={each.vassalage} type={type} vendor={each} arrange={chosen && 'grid'} />
      ))}
    </Stack>
  );
};

interface VendorShelfProps {
  type: CenterType;
  vendor: GameMenu['vendors'][number];
  arrange: 'grid' | undefined;
}

const VendorShelf = ({ type, vendor, arrange }: VendorShelfProps) => {
  const { t } = useTranslation();
  const { vassalage, vendorName } = vendor;
  const pages = useGamePages(gamePageQuery, {
    language: useLanguage(),
    pageSize: useSettings().gameLists.pageSize,
    gameType: type,
    vassalage,
  });
  const label = t('gameCenter.ofVendor', { vendor: vendorName, category: t(`categories.${type}`) });
  return (
    <Section
      title={vendorName}
      description={t('gameCenter.vendorGames', { count: vendor.gameCount })}
    >
      <GameList
        label={label}
        games={pages.games}
        status={pages.status}
        refusal={pages.refusal}
        onRetry={pages.retry}
        skeletons={SKELETONS}
        arrange={arrange}
        empty={
          <EmptyState title={t('home.gamesEmptyTitle')}>{t('home.gamesEmptyText')}</EmptyState>
        }
      />
    </Section>
  );
};
