import { useState } from 'react';
import { LiveStage } from '#components/LiveStage/LiveStage.tsx';
import { ResultTrail } from '#components/ResultTrail/ResultTrail.tsx';
import { hostOf } from '#domain/live-hosts.ts';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { BetPanel } from '../../shared/page/play/BetPanel.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useSecondsLeft } from '../../shared/page/play/use-seconds-left.ts';
import { type SharedRounds, useSharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { LiveResult } from './LiveResult.tsx';
import { LiveTableRules } from './LiveTableRules.tsx';
import { shortResult } from './short-result.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';

type LiveRounds = SharedRounds<LiveTableBet, null, LiveTableShow>;

/** A live table: a host, one result for all, bets on its fields. */
export const LiveTableGame = () => {
  const play = usePlay();
  const { t, facts } = play;
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
          name={(bet) => spotText(t, bet.spot, variant)}
        />
      }
    >
      <LiveStage
        host={hostOf(facts.game.gameCode)}
        hostLine={t('liveTable.hostLine')}
        status={t(
          isLive
            ? `liveTable.${phase}`
            : phase === 'void'
              ? 'play.sharedVoid'
              : 'liveTable.connecting',
        )}
        seconds={isLive && !rounds.replay ? seconds : null}
        secondsLabel={t('liveTable.seconds')}
        phase={isLive ? phase : 'ended'}
        foot={
          rounds.past.length > 0 && (
            <ResultTrail
              label={t('liveTable.past')}
              results={rounds.past.map((one) => ({
                id: one.roundId,
                text: shortResult(t, variant, one.show),
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
  { t, money, facts }: ReturnType<typeof usePlay>,
): string => {
  const list = show?.winners.map((id) => spotText(t, id, facts.model.variant)).join(', ') ?? '';
  const sum = (amounts: readonly number[]) => money(amounts.reduce((all, each) => all + each, 0));
  const yours = t('liveTable.yours', {
    stake: sum(mine.map(({ stakeMinor }) => stakeMinor)),
    payout: sum(mine.map(({ payoutMinor }) => payoutMinor ?? 0)),
  });
  return [t('liveTable.winners', { list }), mine.length > 0 && yours].filter(Boolean).join(' ');
};
