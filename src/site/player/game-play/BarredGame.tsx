import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { playAddress } from '../../games/game-addresses.ts';
import { MaintenanceNote } from '../../games/MaintenanceNote.tsx';
import { useOpenPopup } from '../../session/popup.state.ts';

import { GameCover } from './GameCover.tsx';
import { useLeaveGame } from './use-leave-game.ts';

export interface BarredGameProps {
  game: Game;
  reason: 'maintenance' | 'login' | 'noTrial' | 'trialAccount';
}

/** Why a game does not start for whoever is here, and what opens it. */
export const BarredGame = ({ game, reason }: BarredGameProps) => {
  const { t } = useTranslation();
  const leave = useLeaveGame(game);
  const { displayName: name } = game;
  const title = {
    maintenance: t('gamePlay.maintenanceTitle', { name }),
    login: t('gamePlay.signInTitle'),
    noTrial: t('gamePlay.trialClosedTitle'),
    trialAccount: t('needAccount.title'),
  }[reason];
  return (
    <PlayFrame title={name} exitLabel={t('gamePlay.exit')} onExit={leave}>
      <GameCover game={game} title={title} action={<WayIn game={game} reason={reason} />}>
        {reason === 'maintenance' && <MaintenanceNote game={game} />}
        {reason === 'login' && t('gamePlay.signInText', { name })}
        {reason === 'trialAccount' && t('needAccount.in_need_true_account')}
      </GameCover>
    </PlayFrame>
  );
};

const WayIn = ({ game, reason }: BarredGameProps) => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const popup = reason === 'login' ? 'login' : reason === 'trialAccount' ? 'needAccount' : null;
  // What is needed is offered at once (specification 4); closing it leaves the way here.
  useEffect(() => {
    if (popup) openPopup(popup);
  }, [popup, openPopup]);
  if (reason === 'login') {
    return (
      <Button icon="login" onPress={() => openPopup('login')}>
        {t('header.login')}
      </Button>
    );
  }
  if (reason === 'noTrial') {
    return <LinkButton href={playAddress(game.nodeId)}>{t('gamePlay.trialToReal')}</LinkButton>;
  }
  if (reason !== 'trialAccount' || !game.freeTrial) return null;
  return (
    <LinkButton href={playAddress(game.nodeId, { freeTrial: true })}>{t('game.trial')}</LinkButton>
  );
};
