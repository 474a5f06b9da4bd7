import { crashTimeMs } from '#domain/crash-curve.ts';
import { tabularText } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CrashCraft } from './CrashCraft.tsx';
import * as styles from './CrashGraph.css.ts';
import * as scenes from './CrashScene.css.ts';
import { type CrashScene, craftTurn } from './crash-scene.ts';
import { BOX, curvePath, frameOf, gridLines, pointAt } from './curve-path.ts';
import { multiplierText } from './multiplier-text.ts';

interface CrashCurveProps {
  phase: 'waiting' | 'running' | 'crashed';
  nowMs: number;
  growthPerSecond: number;
  cashedOutAt: number | undefined;
  scene: CrashScene | undefined;
  language: string;
}

/** Where a craft waits: at the foot of the curve. */
const START = { x: 16, y: BOX.height - 12 };

/** A point of the box in per cent, as CSS places a dot. */
const place = ({ x, y }: { x: number; y: number }) => ({
  left: `${((x / BOX.width) * 100).toFixed(2)}%`,
  top: `${((y / BOX.height) * 100).toFixed(2)}%`,
});

/** The drawing behind the figures: decoration, for the figures and words say the same. */
export const CrashCurve = ({
  phase,
  nowMs,
  growthPerSecond,
  cashedOutAt,
  scene,
  language,
}: CrashCurveProps) => {
  const frame = frameOf(nowMs, growthPerSecond);
  const { line, area, head, before } = curvePath(nowMs, growthPerSecond, frame);
  const lines = [1, ...gridLines(frame)].map((multiplier) => ({
    multiplier,
    top: 1 - (multiplier - 1) / (frame.multiplier - 1),
  }));
  const cashSeconds = crashTimeMs(cashedOutAt ?? 1, growthPerSecond) / 1000;
  return (
    <div aria-hidden="true" className={styles.drawing}>
      <svg
        className={styles.canvas}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        {lines.map(({ multiplier, top }) => (
          <path
            key={multiplier}
            className={styles.grid}
            d={`M0 ${(top * BOX.height).toFixed(1)}H${BOX.width}`}
          />
        ))}
        {phase !== 'waiting' && (
          <g className={styles.moving}>
            <path className={styles.area} d={area} />
            {scene && <path className={scenes.trail} d={line} />}
            <path className={styles.line} d={line} />
          </g>
        )}
      </svg>
      {lines.map(({ multiplier, top }) => (
        <span
          key={multiplier}
          className={`${styles.mark} ${tabularText}`}
          style={{ top: `${(top * 100).toFixed(2)}%` }}
        >
          {multiplierText(multiplier, language, 1)}
        </span>
      ))}
      {scene && phase === 'waiting' && (
        <span className={scenes.berth} style={place(START)}>
          <CrashCraft scene={scene} turn={craftTurn(scene, START, START)} />
        </span>
      )}
      {phase !== 'waiting' && (
        <span className={styles.moving}>
          {scene && phase === 'running' ? (
            <span className={scenes.berth} style={place(head)}>
              <CrashCraft scene={scene} turn={craftTurn(scene, before, head)} />
            </span>
          ) : (
            <span className={styles.head} style={place(head)}>
              {phase === 'crashed' && <Icon name="close" size={12} />}
            </span>
          )}
          {cashedOutAt !== undefined && (
            <span
              className={styles.cash}
              style={place(pointAt(cashSeconds, growthPerSecond, frame))}
            />
          )}
        </span>
      )}
    </div>
  );
};
