import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';

import { type Game, gameList } from '#api/games.ts';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { type Remote, remoteQuery } from '../../remote/remote-query.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { isLoginAtom, memberAtom } from '../../session/member.state.ts';
import { MemberWatch } from '../../shell/account/MemberWatch.tsx';

import { BarredGame } from './BarredGame.tsx';
import { GameCover } from './GameCover.tsx';
import { PlayingGame } from './PlayingGame.tsx';
import { useLeaveGame } from './use-leave-game.ts';
import { gameDetail } from '#api/game-lobby.ts';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { useRefusalText } from '../../fields/refusal-text.ts';

interface ClosedProps {
  refusal: string;
  /** Left out where another try cannot help. */
  onRetry?: (() => void) | undefined;
}

/** A game that could not be found or fetched. */
const Closed = ({ refusal, onRetry }: ClosedProps) => {
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

/** One game by its number, or the leading game of the cockfights. */
const gameQuery = remoteQuery<{ language: string; nodeId: number | 'first' }, Game>(
  async (call, { language, nodeId }) => {
    if (nodeId !== 'first') return call(gameDetail, { nodeId, language });
    const asked = { language, gameType: 'COCKFIGHT', pageSize: 1 } as const;
    const outcome = await call(gameList, asked);
    if (!outcome.ok) return outcome;
    const [first] = outcome.value.games;
    return first ? { ok: true, value: first } : { ok: false, refusal: 'not_found' };
  },
);

/** The number in the address of a game; null when there is none. */
const nodeIdOf = (written: string | undefined): number | 'first' | null => {
  if (written === 'first') return 'first';
  const number = Number(written);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

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
