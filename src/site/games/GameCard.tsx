import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import type { GameBadge } from '#components/GameTile/GameBadges.tsx';
import { GameTile } from '#components/GameTile/GameTile.tsx';

import { useOpenPopup } from '../session/popup.state.ts';
import { useSettings } from '../settings/use-settings.ts';

import { DEFAULT_ART } from './default-art.ts';
import type { Favorites } from './use-favorites.ts';
import { usePlay } from './use-play.ts';

/** One game of a list: opens its details, or the games behind it when it is a collection. */
export const GameCard = ({ game, favorites }: { game: Game; favorites: Favorites }) => {
  const { t } = useTranslation();
  const { tile } = useSettings().layout;
  const openPopup = useOpenPopup();
  const play = usePlay();
  const isCollection = game.isGame === 'VASSALAGE';
  return (
    <GameTile
      name={game.displayName}
      vendor={game.vendorName}
      iconUrl={game.showIcon || game.iconUrl}
      fallbackUrl={DEFAULT_ART}
      badges={badgesOf(game)}
      titlePlace={titlePlaceOf(tile)}
      maintenance={game.maintenance}
      labels={{
        favorite: t('game.favorite'),
        play: t('game.play'),
        trial: t('game.trial'),
        maintenance: t('game.maintenance'),
        badges: { new: t('game.badgeNew'), hot: t('game.badgeHot'), top: t('game.badgeTop') },
      }}
      favorite={favorites.isFavorite(game)}
      onToggleFavorite={isCollection ? undefined : () => favorites.toggle(game)}
      onOpen={() => (isCollection ? play(game) : openPopup('gameDetails', { game }))}
      onPlay={() => play(game)}
      onTrial={game.freeTrial ? () => play(game, true) : undefined}
    />
  );
};

/** Only high tiles have room for words over their art. */
export const titlePlaceOf = (tile: 'portrait' | 'landscape' | 'square'): 'over' | 'under' =>
  tile === 'portrait' ? 'over' : 'under';

const badgesOf = ({ isNew, isHot, isTop }: Game): GameBadge[] => [
  ...(isNew ? (['new'] as const) : []),
  ...(isHot ? (['hot'] as const) : []),
  ...(isTop ? (['top'] as const) : []),
];
