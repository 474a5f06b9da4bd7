import { Button } from '#components/Button/Button.tsx';
import { SlotReels } from '#components/SlotReels/SlotReels.tsx';
import { spinMs } from '#components/SlotReels/spin-track.ts';
import { slotTableNamed } from '../rules/tables/slot-tables.ts';
import type { SlotTable } from '../rules/slot-table.ts';
import type { SlotSpinView, SlotView } from '../rules/slot-view.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { type Play, usePlay } from '../../shared/page/play/use-play.ts';
import { type Round, useRound } from '../../shared/page/play/use-round.ts';
import {
  coinsUntil,
  courseMs,
  freeSpinsAt,
  type SpinMoment,
  toneOf,
  momentAt,
  SPIN_MS,
} from './spin-course.ts';
import { SlotRules } from './SlotRules.tsx';
import { winText, wordedSymbols } from './symbol-text.ts';
import { useEffect, useState } from 'react';

/**
 * Which spin of a round is on the reels, and whether they still turn.
 *
 * @param running the round is being shown; otherwise its last spin stands
 * @param stopMs how long the reels take to stop
 */
const useSpinCourse = (view: SlotView | null, running: boolean, stopMs: number): SpinMoment => {
  const [course, setCourse] = useState<{ of: SlotView | null; moment: SpinMoment } | null>(null);
  useEffect(() => {
    if (!running || !view) return undefined;
    const beganMs = performance.now();
    const changes = view.spins.flatMap((_, at) => [at * SPIN_MS, at * SPIN_MS + stopMs]);
    const timers = changes.map((afterMs) =>
      setTimeout(() => {
        const elapsedMs = Math.max(afterMs, performance.now() - beganMs);
        setCourse({ of: view, moment: momentAt(view, elapsedMs, stopMs) });
      }, afterMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [running, view, stopMs]);
  if (!view) return { at: 0, phase: 'still' };
  if (!running) return { at: view.spins.length - 1, phase: 'still' };
  return course?.of === view ? course.moment : { at: 0, phase: 'stopping' };
};

type SlotRoundOfPage = Round<Record<string, never>, null, SlotView>;

/** What lies on the reels before the first spin: the top of every strip. */
const restingGrid = ({ reels, rows }: SlotTable): SlotSpinView['grid'] =>
  reels.strips.map((strip) => strip.slice(0, rows));

/** The line below the reels: what is going on, what has been won so far, or how it ended. */
const messageOf = (round: SlotRoundOfPage, moment: SpinMoment, play: Play): string => {
  const { t, money } = play;
  const { phase, view } = round;
  if (phase === 'sending') return t('slot.turning');
  if (!view || !round.round) return t('slot.ready');
  if (phase === 'ended') return resultSentence(round.round, play);
  const spin = view.spins[moment.at];
  if (moment.phase === 'stopping') {
    const before = moment.at === 0 ? 0 : coinsUntil(view, moment.at - 1);
    return before === 0
      ? t('slot.turning')
      : t('slot.soFar', { amount: money(worthMinor(round, before)) });
  }
  if (spin && spin.awarded > 0) return t('slot.awarded', { spins: play.number(spin.awarded) });
  return t('slot.soFar', { amount: money(worthMinor(round, coinsUntil(view, moment.at))) });
};

const worthMinor = ({ view, round }: SlotRoundOfPage, coins: number): number =>
  view && round ? Math.floor((round.stakeMinor * coins) / view.coins) : 0;

/** Lines and places that won, and the scatters that gave free spins. */
const winsOf = (table: SlotTable, { wins, scatters }: SlotSpinView) => {
  const { pays } = table;
  return [
    ...wins.map(({ cells, line }) => ({
      cells,
      ...(line !== undefined && pays.by === 'lines' && { line: pays.lines[line] }),
    })),
    ...(scatters.length > 0 ? [{ cells: scatters }] : []),
  ];
};

/** A slot: one spin, and every free spin that it brings, shown one after the other. */
export const SlotGame = () => {
  const play = usePlay();
  const { t, facts, number } = play;
  const table = slotTableNamed(facts.model.variant);
  const round: SlotRoundOfPage = useRound({ showMs: courseMs });
  const { view, phase } = round;
  const stopMs = spinMs(table.reels.strips.length);
  const moment = useSpinCourse(view, phase === 'showing', stopMs);
  const spin = view?.spins[moment.at];
  const free = view && freeSpinsAt(view, moment.at);
  const isEnded = phase === 'ended' && round.round !== null;
  const sentence = messageOf(round, moment, play);
  const symbols = wordedSymbols(table, play);
  const strips = spin?.isFree && table.freeSpins ? table.freeSpins.reels : table.reels;
  return (
    <GameStage
      announcement={
        isEnded && view
          ? `${sentence} ${winText(view, symbols, play)}`.trim()
          : spin?.awarded
            ? sentence
            : ''
      }
      replay={round.replay}
      rules={<SlotRules table={table} />}
      panel={
        <RoundPanel
          round={round}
          choice={{}}
          playLabel={t('slot.spin')}
          note={
            phase === 'showing' && view && view.spins.length > 1 ? (
              <Button variant="ghost" fullWidth onPress={round.shown}>
                {t('slot.showEnd')}
              </Button>
            ) : undefined
          }
        />
      }
    >
      <SlotReels
        symbols={symbols}
        grid={spin?.grid ?? restingGrid(table)}
        strips={strips.strips}
        phase={phase === 'sending' ? 'turning' : moment.phase}
        spin={moment.at + (round.round ? 1 : 0)}
        wins={spin && winsOf(table, spin)}
        message={sentence}
        tone={
          isEnded && round.round
            ? toneOf(round.round.payoutMinor ?? 0, round.round.stakeMinor)
            : 'plain'
        }
        counter={
          spin?.isFree && free && phase === 'showing'
            ? t('slot.freeSpin', { spin: number(free.number), spins: number(free.known) })
            : undefined
        }
        multiplier={
          spin && spin.multiplier > 1 && phase !== 'sending'
            ? `×${number(spin.multiplier)}`
            : undefined
        }
        label={t('slot.reels')}
        reelLabel={(reel) => t('slot.reel', { reel: number(reel) })}
      />
    </GameStage>
  );
};
