import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Image } from '#components/Image/Image.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';
import { useFavorites } from '../../games/use-favorites.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { GameFacts } from './GameFacts.tsx';
import * as styles from './game-details.css.ts';
import { MaintenanceNote } from './MaintenanceNote.tsx';

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
      <div className={styles.details}>
        <div className={styles.art}>
          <Image
            key={game.gameCode}
            src={game.showIcon || game.iconUrl}
            fallback={DEFAULT_ART}
            alt={t('game.art', { name: game.displayName })}
            ratio="3 / 4"
            eager
          />
        </div>
        <GameFacts game={game} />
        {game.maintenance && <MaintenanceNote game={game} />}
      </div>
    </Dialog>
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
