import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Game } from '#api/games.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RoomList } from '#components/RoomList/RoomList.tsx';
import { roomLevels } from '#domain/rooms.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { playAddress } from '../../games/game-addresses.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { roomsQuery } from './rooms.state.ts';

export interface GameRoomsProps {
  game: Game;
  freeTrial: boolean;
}

/** The rooms of a card game between players: the rules are the same, the stakes are not. */
export const GameRooms = ({ game, freeTrial }: GameRoomsProps) => {
  const { t } = useTranslation();
  const close = useClosePopup();
  return (
    <Dialog
      open
      size="lg"
      title={t('rooms.title', { name: game.displayName })}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <Rooms nodeId={game.nodeId} freeTrial={freeTrial} />
    </Dialog>
  );
};

const Rooms = ({ nodeId, freeTrial }: { nodeId: number; freeTrial: boolean }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const refusalText = useRefusalText();
  const enter = useEnter(nodeId, freeTrial);
  const [openedAt] = useState(() => Date.now());
  const rooms = useRemoteQuery(roomsQuery, { language: useLanguage(), nodeId, openedAt });
  if (rooms.status === 'failed' && !rooms.value) {
    return (
      <ErrorState title={t('rooms.failed')} retryLabel={t('common.retry')} onRetry={rooms.retry}>
        {refusalText(rooms.refusal)}
      </ErrorState>
    );
  }
  return (
    <RoomList
      intro={t('rooms.text')}
      loading={!rooms.value}
      stakesLabel={t('rooms.stakesLabel')}
      enterLabel={t('rooms.enter')}
      onEnter={enter}
      rooms={(rooms.value?.rooms ?? []).map(({ roomId, level, players, ...stakes }) => ({
        id: roomId,
        name: t(`rooms.levels.${level}`),
        height: (roomLevels.indexOf(level) + 1) as 1 | 2 | 3 | 4,
        stakes: t('rooms.stakes', {
          min: format.money(stakes.minimumStakeMinor),
          max: format.money(stakes.maximumStakeMinor),
        }),
        players: t('rooms.players', { count: players }),
      }))}
    />
  );
};

const useEnter = (nodeId: number, freeTrial: boolean) => {
  const navigate = useNavigate();
  const close = useClosePopup();
  return (room: string) => {
    close();
    void navigate(playAddress(nodeId, { freeTrial, room }));
  };
};
