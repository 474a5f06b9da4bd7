import { CRASH_GROWTH_PER_SECOND, crashMultiplier } from '#domain/crash-curve.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './CrashGraph.css.ts';
import { CrashBackdrop } from './CrashBackdrop.tsx';
import { CrashCurve } from './CrashCurve.tsx';
import type { CrashScene } from './crash-scene.ts';
import { multiplierText } from './multiplier-text.ts';
import { useEffect, useState } from 'react';

/** How often the figures change for who asked for less motion. */
const CALM_MS = 500;

const everyPicture = (show: () => void): (() => void) => {
  let frame = 0;
  const loop = () => {
    show();
    frame = requestAnimationFrame(loop);
  };
  frame = requestAnimationFrame(loop);
  return () => cancelAnimationFrame(frame);
};

const twiceASecond = (show: () => void): (() => void) => {
  const timer = setInterval(show, CALM_MS);
  return () => clearInterval(timer);
};

/**
 * The time of a round, on every picture that the screen shows; with reduced motion twice a second.
 *
 * @param running otherwise the time stands still
 * @param elapsedMs how far the round was when it was handed in; the clock runs on from there, and
 *   the first render answers exactly this
 */
const useElapsed = (running: boolean, elapsedMs: number): number => {
  const [clock, setClock] = useState({ fromMs: elapsedMs, nowMs: elapsedMs });
  useEffect(() => {
    if (!running) return undefined;
    const startMs = performance.now() - elapsedMs;
    const show = () => setClock({ fromMs: elapsedMs, nowMs: performance.now() - startMs });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return calm ? twiceASecond(show) : everyPicture(show);
  }, [running, elapsedMs]);
  // What an older clock says is out of date until the new one has shown itself.
  return running && clock.fromMs === elapsedMs ? clock.nowMs : elapsedMs;
};

/** The words of a round. */
export interface CrashGraphLabels {
  /** Names the graph: "Multiplier of the round". */
  graph: string;
  /** "Next round in", under the seconds. */
  waiting: string;
  running: string;
  crashed: string;
  /** "You took", before the multiplier. */
  cashedOut: string;
}

export interface CrashGraphProps {
  phase: 'waiting' | 'running' | 'crashed';
  /** How far the round is, or was when it crashed; a running one runs on from there. */
  elapsedMs?: number | undefined;
  /** Seconds until the next round, while waiting. */
  startsInSeconds?: number | undefined;
  /** The multiplier at which the player took the money in this round. */
  cashedOutAt?: number | undefined;
  /** The pace of the curve; its default is the platform's. */
  growthPerSecond?: number | undefined;
  /** What flies and where; without one the curve alone is drawn. */
  scene?: CrashScene | undefined;
  /** A running round that stands still, for pictures. */
  paused?: boolean | undefined;
  labels: CrashGraphLabels;
  language: string;
}

/**
 * The multiplier of a crash round as it grows. Where it ends is decided before it begins; the
 * graph only shows it. Whoever asked for less motion gets the figures without the moving curve.
 */
export const CrashGraph = ({
  phase,
  elapsedMs = 0,
  startsInSeconds,
  cashedOutAt,
  growthPerSecond = CRASH_GROWTH_PER_SECOND,
  scene,
  paused = false,
  labels,
  language,
}: CrashGraphProps) => {
  const isWaiting = phase === 'waiting';
  const isLive = phase === 'running' && !paused;
  const nowMs = useElapsed(isLive, isWaiting ? 0 : elapsedMs);
  const figure = multiplierText(crashMultiplier(nowMs, growthPerSecond), language);
  return (
    <figure
      className={styles.plate}
      data-phase={phase}
      data-live={isLive || undefined}
      data-scene={scene}
      aria-label={labels.graph}
    >
      {scene && <CrashBackdrop scene={scene} />}
      <CrashCurve {...{ phase, nowMs, growthPerSecond, cashedOutAt, scene, language }} />
      <div className={styles.text}>
        <span className={styles.figure}>{isWaiting ? (startsInSeconds ?? '…') : figure}</span>
        <span className={styles.caption}>{labels[phase]}</span>
      </div>
      {cashedOutAt !== undefined && (
        <span className={styles.cashed}>
          <Icon name="check" size={18} />
          {labels.cashedOut} <bdi dir="ltr">{multiplierText(cashedOutAt, language)}</bdi>
        </span>
      )}
      <p role="status" className={visuallyHidden}>
        {phase === 'crashed' ? `${labels.crashed} ${figure}` : labels[phase]}
      </p>
    </figure>
  );
};
