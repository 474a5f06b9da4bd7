import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { gamesAddress } from '../../games/game-addresses.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { GameCover } from './GameCover.tsx';
import type { PlayState } from './use-play-state.ts';

/** What is decided on the page of limits and breaks. */
const OF_LIMITS = new Set(['limit_reached', 'session_limit', 'cooling_off', 'self_excluded']);

export interface PlayCoversProps {
  game: Game;
  state: PlayState;
  onRestart: () => void;
}

/** What stands in place of a game until it is there, and once it has stopped. */
export const PlayCovers = ({ game, state, onRestart }: PlayCoversProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  if (state.kind === 'starting') return <GameCover game={game} />;
  if (state.kind === 'running') return state.isReady ? null : <GameCover game={game} />;
  const { kind, refusal } = state;
  return (
    <GameCover
      game={game}
      title={t(kind === 'refused' ? 'gamePlay.failedTitle' : 'gamePlay.stoppedTitle')}
      action={
        <Cluster gap="x3" justify="center">
          <WayOn refusal={refusal} onRestart={onRestart} />
          <LinkButton href={gamesAddress(game.gameType)} variant="secondary">
            {t('gamePlay.back')}
          </LinkButton>
        </Cluster>
      }
    >
      {refusalText(refusal)}
    </GameCover>
  );
};

/** Where what stands against play can be mended; else the game is tried again. */
const WayOn = ({ refusal, onRestart }: { refusal: string; onRestart: () => void }) => {
  const { t } = useTranslation();
  const { ageProof } = useSettings().protection;
  if (OF_LIMITS.has(refusal)) return <LinkButton href="/limits">{t('gamePlay.limits')}</LinkButton>;
  if (refusal !== 'age_unverified')
    return <Button onPress={onRestart}>{t('gamePlay.again')}</Button>;
  return ageProof === 'verified' ? (
    <LinkButton href="/securityCenter#identity">{t('deposit.closed.prove')}</LinkButton>
  ) : (
    <LinkButton href="/securityCenter#profile">{t('deposit.closed.birthdayAction')}</LinkButton>
  );
};
