import { useState } from 'react';
import { LiveStage } from '#components/LiveStage/LiveStage.tsx';
import { ResultTrail } from '#components/ResultTrail/ResultTrail.tsx';
import { hostOf } from '#domain/games/live-hosts.ts';
import type { LiveTableBet, LiveTableShow } from '#domain/games/live-table/live-table-show.ts';
import { liveTableOf } from '#domain/games/registry/live-tables.ts';
import { BetPanel } from '../play/BetPanel.tsx';
import { GameStage } from '../frame/GameStage.tsx';
import { usePlay } from '../play/use-play.ts';
import { useSecondsLeft } from '../play/use-seconds-left.ts';
import { type SharedRounds, useSharedRounds } from '../play/use-shared-rounds.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { LiveResult } from './LiveResult.tsx';
import { LiveTableRules } from './LiveTableRules.tsx';
import { shortResult } from './short-result.ts';
import { spotWords } from './spot-words.ts';

type LiveRounds = SharedRounds<LiveTableBet, null, LiveTableShow>;

/** A live table: a host, one result for all, bets on its fields. */
export const LiveTableGame = () => {
  const play = usePlay();
  const { say, facts } = play;
  const { variant } = facts.model;
  const rounds: LiveRounds = useSharedRounds();
  const [spot, setSpot] = useState<string | null>(null);
  const seconds = useSecondsLeft(rounds);
  const { phase, show } = rounds;
  const odds = liveTableOf(variant).spots.find(({ id }) => id === spot)?.odds;
  const isLive = phase === 'open' || phase === 'running' || phase === 'ended';
  return (
    <GameStage
      announcement={phase === 'ended' && show ? announcementOf(rounds, play) : ''}
      replay={rounds.replay}
      rules={<LiveTableRules />}
      panel={
        <BetPanel
          rounds={rounds}
          choice={spot !== null && odds !== undefined ? { bet: { spot }, odds } : null}
          name={(bet) => spotWords(say, bet.spot, variant)}
        />
      }
    >
      <LiveStage
        host={hostOf(facts.game.gameCode)}
        hostLine={say('liveTable.hostLine')}
        status={say(
          isLive
            ? `liveTable.${phase}`
            : phase === 'void'
              ? 'play.sharedVoid'
              : 'liveTable.connecting',
        )}
        seconds={isLive && !rounds.replay ? seconds : null}
        secondsLabel={say('liveTable.seconds')}
        phase={isLive ? phase : 'ended'}
        foot={
          rounds.past.length > 0 && (
            <ResultTrail
              label={say('liveTable.past')}
              results={rounds.past.map((one) => ({
                id: one.roundId,
                text: shortResult(say, variant, one.show),
                tone: 'plain',
              }))}
            />
          )
        }
      >
        <LiveResult rounds={rounds} />
      </LiveStage>
      <LiveBoard rounds={rounds} selected={spot} onSelect={setSpot} />
    </GameStage>
  );
};

const announcementOf = (
  { show, mine }: LiveRounds,
  { say, money, facts }: ReturnType<typeof usePlay>,
): string => {
  const list = show?.winners.map((id) => spotWords(say, id, facts.model.variant)).join(', ') ?? '';
  const sum = (amounts: readonly number[]) => money(amounts.reduce((all, each) => all + each, 0));
  const yours = say('liveTable.yours', {
    stake: sum(mine.map(({ stakeMinor }) => stakeMinor)),
    payout: sum(mine.map(({ payoutMinor }) => payoutMinor ?? 0)),
  });
  return [say('liveTable.winners', { list }), mine.length > 0 && yours].filter(Boolean).join(' ');
};
