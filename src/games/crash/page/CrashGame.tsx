import { useState } from 'react';
import { CrashGraph } from '#components/CrashGraph/CrashGraph.tsx';
import { multiplierText } from '#components/CrashGraph/multiplier-text.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { ResultTrail, type TrailResult } from '#components/ResultTrail/ResultTrail.tsx';
import { SharedBets } from '#components/SharedBets/SharedBets.tsx';
import { crashCrafts } from '../rules/crash-models.ts';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  type CrashBet,
  crashRunMs,
  type CrashView,
} from '../rules/crash-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { SharedPanel } from '../../shared/page/play/SharedPanel.tsx';
import { usePlay, type Play } from '../../shared/page/play/use-play.ts';
import { type SharedRounds, useSharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { useTick } from '../../shared/page/play/use-tick.ts';
import { CrashCashOut } from './CrashCashOut.tsx';

/**
 * What is read aloud of a crash round: what became of the player's bets. The graph itself says
 * when a round begins and where it ended.
 *
 * @param endedAt hundredths
 */
const crashAnnouncement = (
  { phase, mine }: Pick<SharedRounds<CrashBet, null, CrashView>, 'phase' | 'mine'>,
  endedAt: number,
  { t, money, language }: Pick<Play, 't' | 'money' | 'language'>,
): string => {
  if (mine.length === 0) return '';
  const paid = mine.filter(({ payoutMinor }) => (payoutMinor ?? 0) > 0);
  if (paid.length > 0)
    return paid
      .map(({ stakeMinor, payoutMinor, multiplier }) =>
        t('crash.took', {
          stake: money(stakeMinor),
          payout: money(payoutMinor ?? 0),
          multiplier: multiplierText(multiplier ?? 1, language),
        }),
      )
      .join(' ');
  if (phase === 'ended')
    return t('crash.lostAt', {
      multiplier: multiplierText(endedAt / 100, language),
      stake: money(mine.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)),
    });
  return phase === 'open' ? t('crash.isIn') : '';
};

/** What `endedAt` says as a multiplier: a round that ended before it began stands at one. */
const endOf = (show: CrashView | null): number =>
  show && 'endedAt' in show ? Math.max(100, show.endedAt) : 100;

const graphPhase = {
  connecting: 'waiting',
  open: 'waiting',
  running: 'running',
  ended: 'crashed',
  void: 'waiting',
} as const;

const toneOf = (hundredths: number): TrailResult['tone'] =>
  hundredths >= 1000 ? 'high' : hundredths >= 200 ? 'good' : 'plain';

/** Crash: a curve that climbs for all players of the brand, until it ends. */
export const CrashGame = () => {
  const play = usePlay();
  const { t, language } = play;
  const shared = useSharedRounds<CrashBet, null, CrashView>();
  const [autoAt, setAutoAt] = useState<number | null>(null);
  const { phase, show, mine, bets, past } = shared;
  useTick(phase === 'open', 250);
  const ended = endOf(show);
  const taken = mine.find(({ multiplier }) => multiplier !== null)?.multiplier ?? undefined;
  const trail = past.map(({ roundId, show: view }) => ({
    id: roundId,
    text: multiplierText(endOf(view) / 100, language),
    tone: toneOf(endOf(view)),
  }));
  return (
    <GameStage
      announcement={crashAnnouncement(shared, ended, play)}
      replay={shared.replay}
      rules={<RulesText texts={[t('crash.rules'), t('crash.rulesAuto'), t('crash.rulesTop')]} />}
      panel={<CrashPanel shared={shared} autoAt={autoAt} onAutoAt={setAutoAt} />}
    >
      <ResultTrail results={trail} label={t('crash.past')} />
      <CrashGraph
        scene={crashCrafts.find((craft) => craft === play.facts.model.variant)}
        phase={graphPhase[phase]}
        elapsedMs={phase === 'running' ? shared.elapsedMs() : crashRunMs(ended)}
        startsInSeconds={
          phase === 'open' ? Math.ceil((shared.remainingMs() ?? 0) / 1000) : undefined
        }
        cashedOutAt={taken}
        language={language}
        labels={{
          graph: t('crash.graph'),
          waiting: t(phase === 'void' ? 'play.sharedVoid' : 'crash.waiting'),
          running: t('crash.running'),
          crashed: t('crash.crashed'),
          cashedOut: t('crash.youTook'),
        }}
      />
      <SharedBets
        bets={bets.map((bet) => (bet.mine ? { ...bet, name: t('play.you') } : bet))}
        language={language}
        labels={{
          title: t('crash.bets'),
          count: t('play.players', { count: bets.length }),
          empty: t('crash.noBets'),
          lost: t('crash.lost'),
          running: t('crash.in'),
        }}
      />
    </GameStage>
  );
};

interface CrashPanelProps {
  shared: SharedRounds<CrashBet, null, CrashView>;
  autoAt: number | null;
  onAutoAt: (autoAt: number | null) => void;
}

/** While the curve climbs, the way out; else the stake and the multiplier to leave at. */
const CrashPanel = ({ shared, autoAt, onAutoAt }: CrashPanelProps) => {
  const { t } = usePlay();
  const running = shared.mine.filter(({ payoutMinor }) => payoutMinor === null);
  if (shared.phase === 'running' && running.length > 0)
    return <CrashCashOut shared={shared} bets={running} />;
  return (
    <SharedPanel
      shared={shared}
      bet={{ autoAt }}
      placeLabel={t(shared.phase === 'open' ? 'crash.join' : 'crash.joinNext')}
      note={t(running.length > 0 ? 'crash.isIn' : 'crash.note')}
    >
      <NumberInput
        label={t('crash.autoAt')}
        hint={t('crash.autoHint')}
        value={autoAt === null ? null : autoAt / 100}
        min={CRASH_LOWEST / 100}
        max={CRASH_TOP / 100}
        step={0.01}
        format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
        unit="×"
        onChange={(value) => onAutoAt(value === null ? null : Math.round(value * 100))}
      />
    </SharedPanel>
  );
};
