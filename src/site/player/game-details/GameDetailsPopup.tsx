import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { GameDetails, type GameFact } from '#components/GameDetails/GameDetails.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';
import { MaintenanceNote } from '../../games/MaintenanceNote.tsx';
import { useFavorites } from '../../games/use-favorites.ts';
import { usePlay } from '../../games/use-play.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { GameRooms } from './GameRooms.tsx';
import { VendorGames } from './VendorGames.tsx';
import { LevelMeter } from '#components/LevelMeter/LevelMeter.tsx';
import { useFormat } from '../../i18n/use-format.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The facts of a game in the language of the page. */
const useGameFacts = (game: Game): GameFact[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const level = LEVELS.find((each) => each === game.volatility);
  const rtp =
    game.rtp === null
      ? { value: t('gameFacts.rtpUnknown') }
      : { value: format.percent(game.rtp / 100), note: t('gameFacts.rtpNote') };
  const volatility = level && (
    <LevelMeter level={level} label={t(`gameFacts.volatilityLevels.${level}`)} />
  );
  return [
    { id: 'vendor', term: t('gameFacts.vendor'), value: game.vendorName },
    { id: 'type', term: t('gameFacts.type'), value: t(`categories.${game.gameType}`) },
    { id: 'rtp', term: t('gameFacts.rtp'), ...rtp },
    ...(volatility
      ? [{ id: 'volatility', term: t('gameFacts.volatility'), value: volatility }]
      : []),
    ...(game.lines === null
      ? []
      : [{ id: 'lines', term: t('gameFacts.lines'), value: format.number(game.lines) }]),
    {
      id: 'stakes',
      term: t('gameFacts.stakes'),
      value: t('gameFacts.stakeRange', {
        min: format.money(game.minimumStakeMinor),
        max: format.money(game.maximumStakeMinor),
      }),
    },
    {
      id: 'trial',
      term: t('gameFacts.trial'),
      value: t(game.freeTrial ? 'gameFacts.trialYes' : 'gameFacts.trialNo'),
    },
  ];
};

/** A game that was pressed: what there is to know of it, its rooms, or the games behind it. */
export const GameDetailsPopup = () => {
  const details = usePopupDetails('gameDetails');
  if (!details) return null;
  const { game, rooms } = details;
  if (game.isGame === 'VASSALAGE') return <VendorGames collection={game} />;
  return rooms ? <GameRooms game={game} freeTrial={rooms === 'trial'} /> : <OneGame game={game} />;
};

/** What there is to know of a game, the ways to play it, and its place in the collection. */
const OneGame = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const close = useClosePopup();
  return (
    <Dialog
      open
      size="lg"
      title={game.displayName}
      closeLabel={t('common.close')}
      onOpenChange={close}
      footer={<Ways game={game} />}
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
        alt: t('gameFacts.art', { name: game.displayName }),
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

/** To play it, to try it out, and to keep it; what is being maintained can only be kept. */
const Ways = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const play = usePlay();
  const close = useClosePopup();
  const start = (freeTrial: boolean) => {
    // What starting opens, a login for instance, takes the place of this popup.
    close();
    play(game, freeTrial);
  };
  const playButton = (
    <Button fullWidth size="lg" icon="play" onPress={() => start(false)}>
      {t('game.play')}
    </Button>
  );
  return (
    <Stack gap="x3">
      {!game.maintenance && !game.freeTrial && playButton}
      {!game.maintenance && game.freeTrial && (
        <Columns layout="even" gap="x3">
          {playButton}
          <Button fullWidth size="lg" variant="secondary" onPress={() => start(true)}>
            {t('game.trial')}
          </Button>
        </Columns>
      )}
      <FavoriteButton game={game} />
    </Stack>
  );
};

const FavoriteButton = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { isFavorite, toggle } = useFavorites();
  const marked = isFavorite(game);
  return (
    <Button
      fullWidth
      variant="ghost"
      icon={marked ? 'heartFilled' : 'heart'}
      aria-pressed={marked}
      onPress={() => toggle(game)}
    >
      {t(marked ? 'gameFacts.favorited' : 'game.favorite')}
    </Button>
  );
};
