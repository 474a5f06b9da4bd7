import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import type { GameFact } from '#components/GameDetails/GameDetails.tsx';
import { LevelMeter } from '#components/LevelMeter/LevelMeter.tsx';

import { useFormat } from '../../i18n/use-format.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The facts of a game in the language of the page. */
export const useGameFacts = (game: Game): GameFact[] => {
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
