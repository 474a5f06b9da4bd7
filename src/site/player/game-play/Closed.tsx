import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';

import { GameCover } from './GameCover.tsx';
import { useLeaveGame } from './use-leave-game.ts';

export interface ClosedProps {
  refusal: string;
  /** Left out where another try cannot help. */
  onRetry?: (() => void) | undefined;
}

/** A game that could not be found or fetched. */
export const Closed = ({ refusal, onRetry }: ClosedProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const leave = useLeaveGame(null);
  return (
    <PlayFrame title={t('gamePlay.title')} exitLabel={t('gamePlay.exit')} onExit={leave}>
      <GameCover
        game={null}
        title={t('gamePlay.failedTitle')}
        action={
          onRetry ? (
            <Button onPress={onRetry}>{t('common.retry')}</Button>
          ) : (
            <LinkButton href="/hot">{t('gameList.unknownAction')}</LinkButton>
          )
        }
      >
        {refusalText(refusal)}
      </GameCover>
    </PlayFrame>
  );
};
