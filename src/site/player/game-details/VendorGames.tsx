import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { gamesAddress } from '../../games/game-addresses.ts';
import { GameList } from '../../games/GameList.tsx';
import { gamePageQuery } from '../../games/games.state.ts';
import { useGamePages } from '../../games/use-game-pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The games behind a collection: those of its vendor in its category (specification 2). */
export const VendorGames = ({ collection }: { collection: Game }) => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const { gameType, vassalage, vendorName } = collection;
  return (
    <Dialog
      open
      size="xl"
      title={t('gameList.vendorGames', { vendor: vendorName })}
      closeLabel={t('common.close')}
      onOpenChange={close}
      footer={
        <LinkButton href={gamesAddress(gameType, vassalage)} variant="secondary" icon="grid">
          {t('gameList.vendorPage')}
        </LinkButton>
      }
    >
      <Games collection={collection} />
    </Dialog>
  );
};

const Games = ({ collection }: { collection: Game }) => {
  const { t } = useTranslation();
  const { gameType, vassalage, nodeId, vendorName } = collection;
  const pages = useGamePages(gamePageQuery, {
    language: useLanguage(),
    pageSize: useSettings().gameLists.pageSize,
    gameType,
    vassalage,
  });
  return (
    <GameList
      label={t('gameList.vendorGames', { vendor: vendorName })}
      games={pages.games.filter((each) => each.nodeId !== nodeId)}
      status={pages.status}
      refusal={pages.refusal}
      onRetry={pages.retry}
      skeletons={8}
      arrange="grid"
      empty={<EmptyState title={t('home.gamesEmptyTitle')}>{t('home.gamesEmptyText')}</EmptyState>}
    />
  );
};
