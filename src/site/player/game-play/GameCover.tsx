import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { PlayCover } from '#components/PlayFrame/PlayCover.tsx';

import { DEFAULT_ART } from '../../games/default-art.ts';

export interface GameCoverProps {
  /** Null while it is not known. */
  game: Game | null;
  /** In place of "getting ready": why it cannot be played. */
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands where the game will be: its art, and what it waits for. */
export const GameCover = ({ game, title, children, action }: GameCoverProps) => {
  const { t } = useTranslation();
  const name = game?.displayName ?? '';
  return (
    <PlayCover
      art={game?.showIcon ?? DEFAULT_ART}
      fallback={DEFAULT_ART}
      title={title ?? (game ? t('gamePlay.loading', { name }) : t('common.loading'))}
      busy={title === undefined}
      action={action}
    >
      {children ?? (title === undefined && t('gamePlay.loadingText'))}
    </PlayCover>
  );
};
