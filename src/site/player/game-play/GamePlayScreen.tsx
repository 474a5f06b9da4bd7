import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';

import type { Game } from '#api/games.ts';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import type { Remote } from '../../remote/remote-query.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { isLoginAtom, memberAtom } from '../../session/member.state.ts';
import { MemberWatch } from '../../shell/account/MemberWatch.tsx';

import { BarredGame } from './BarredGame.tsx';
import { Closed } from './Closed.tsx';
import { gameQuery, nodeIdOf } from './game.state.ts';
import { GameCover } from './GameCover.tsx';
import { PlayingGame } from './PlayingGame.tsx';
import { useLeaveGame } from './use-leave-game.ts';

/** A game that is played: it has the whole window, and what protects the player stays in sight. */
export const GamePlayScreen = () => {
  const found = matchPath('/game/:nodeId', useLocation().pathname);
  const nodeId = nodeIdOf(found?.params.nodeId);
  const language = useLanguage();
  const game = useRemoteQuery(gameQuery, nodeId === null ? null : { language, nodeId });
  return (
    <>
      {game.value ? (
        <OneGame key={game.value.nodeId} game={game.value} />
      ) : (
        <NoGame refusal={refusalOf(nodeId, game)} onRetry={game.retry} />
      )}
      <MemberWatch />
    </>
  );
};

/** Why there is no game; null while it is on its way. */
const refusalOf = (nodeId: number | 'first' | null, game: Remote<Game>): string | null => {
  if (nodeId === null) return 'not_found';
  return game.status === 'failed' ? game.refusal : null;
};

const NoGame = ({ refusal, onRetry }: { refusal: string | null; onRetry: () => void }) =>
  refusal === null ? (
    <Waiting />
  ) : (
    <Closed refusal={refusal} onRetry={refusal === 'not_found' ? undefined : onRetry} />
  );

const Waiting = () => {
  const { t } = useTranslation();
  const leave = useLeaveGame(null);
  return (
    <PlayFrame title={t('gamePlay.title')} exitLabel={t('gamePlay.exit')} onExit={leave}>
      <GameCover game={null} />
    </PlayFrame>
  );
};

/** Who may not start the game learns why, and what opens it. */
const OneGame = ({ game }: { game: Game }) => {
  const [parameters] = useSearchParams();
  const isLogin = useAtomValue(isLoginAtom);
  const member = useAtomValue(memberAtom);
  const freeTrial = parameters.has('trial');
  if (game.maintenance) return <BarredGame game={game} reason="maintenance" />;
  if (!isLogin) return <BarredGame game={game} reason="login" />;
  if (freeTrial && !game.freeTrial) return <BarredGame game={game} reason="noTrial" />;
  // Who comes back to the page is not known at once.
  if (!member) return <Waiting />;
  if (member.isTrial && !freeTrial) return <BarredGame game={game} reason="trialAccount" />;
  return <PlayingGame game={game} freeTrial={freeTrial} room={parameters.get('room')} />;
};
