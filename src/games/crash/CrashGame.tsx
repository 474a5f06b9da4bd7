import { useState } from 'react';
import { CrashGraph } from '#components/CrashGraph/CrashGraph.tsx';
import { multiplierText } from '#components/CrashGraph/multiplier-text.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { ResultTrail, type TrailResult } from '#components/ResultTrail/ResultTrail.tsx';
import { SharedBets } from '#components/SharedBets/SharedBets.tsx';
import { crashCrafts } from '#domain/games/crash/crash-models.ts';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  type CrashBet,
  crashRunMs,
  type CrashView,
} from '#domain/games/crash/crash-rules.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { SharedPanel } from '../play/SharedPanel.tsx';
import { usePlay } from '../play/use-play.ts';
import { type SharedRounds, useSharedRounds } from '../play/use-shared-rounds.ts';
import { useTick } from '../play/use-tick.ts';
import { crashAnnouncement } from './crash-announcement.ts';
import { CrashCashOut } from './CrashCashOut.tsx';

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
  const { say, language } = play;
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
      rules={
        <RulesText texts={[say('crash.rules'), say('crash.rulesAuto'), say('crash.rulesTop')]} />
      }
      panel={<CrashPanel shared={shared} autoAt={autoAt} onAutoAt={setAutoAt} />}
    >
      <ResultTrail results={trail} label={say('crash.past')} />
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
          graph: say('crash.graph'),
          waiting: say(phase === 'void' ? 'play.sharedVoid' : 'crash.waiting'),
          running: say('crash.running'),
          crashed: say('crash.crashed'),
          cashedOut: say('crash.youTook'),
        }}
      />
      <SharedBets
        bets={bets.map((bet) => (bet.mine ? { ...bet, name: say('play.you') } : bet))}
        language={language}
        labels={{
          title: say('crash.bets'),
          count: say('play.players', { count: bets.length }),
          empty: say('crash.noBets'),
          lost: say('crash.lost'),
          running: say('crash.in'),
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
  const { say } = usePlay();
  const running = shared.mine.filter(({ payoutMinor }) => payoutMinor === null);
  if (shared.phase === 'running' && running.length > 0)
    return <CrashCashOut shared={shared} bets={running} />;
  return (
    <SharedPanel
      shared={shared}
      bet={{ autoAt }}
      placeLabel={say(shared.phase === 'open' ? 'crash.join' : 'crash.joinNext')}
      note={say(running.length > 0 ? 'crash.isIn' : 'crash.note')}
    >
      <NumberInput
        label={say('crash.autoAt')}
        hint={say('crash.autoHint')}
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
