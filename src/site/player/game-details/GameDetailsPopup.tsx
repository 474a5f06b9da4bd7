import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { GameDetails } from '#components/GameDetails/GameDetails.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';
import { useFavorites } from '../../games/use-favorites.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { MaintenanceNote } from './MaintenanceNote.tsx';
import { useGameFacts } from './use-game-facts.tsx';

/** What there is to know of a game, and its place in the member's collection. */
export const GameDetailsPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const game = usePopupDetails('gameDetails')?.game;
  if (!game) return null;
  return (
    <Dialog
      open
      size="lg"
      title={game.displayName}
      closeLabel={t('common.close')}
      onOpenChange={close}
      footer={<FavoriteButton game={game} />}
    >
      <Details game={game} />
    </Dialog>
  );
};

const Details = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  return (
    <GameDetails
      art={{
        src: game.showIcon || game.iconUrl,
        fallback: DEFAULT_ART,
        alt: t('game.art', { name: game.displayName }),
      }}
      badges={
        <>
          {game.isNew && <Badge tone="info">{t('game.badgeNew')}</Badge>}
          {game.isHot && <Badge tone="danger">{t('game.badgeHot')}</Badge>}
          {game.isTop && <Badge tone="accent">{t('game.badgeTop')}</Badge>}
        </>
      }
      facts={useGameFacts(game)}
    >
      {game.maintenance && <MaintenanceNote game={game} />}
    </GameDetails>
  );
};

const FavoriteButton = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { isFavorite, toggle } = useFavorites();
  const marked = isFavorite(game);
  return (
    <Button
      fullWidth
      size="lg"
      variant={marked ? 'secondary' : 'primary'}
      icon={marked ? 'heartFilled' : 'heart'}
      aria-pressed={marked}
      onPress={() => toggle(game)}
    >
      {t(marked ? 'game.favorited' : 'game.favorite')}
    </Button>
  );
};
