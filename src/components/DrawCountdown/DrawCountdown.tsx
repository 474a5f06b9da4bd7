import { Countdown, type UnitLabels } from '../Countdown/Countdown.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import { Surface } from '../Surface/Surface.tsx';
import * as styles from './DrawCountdown.css.ts';

/** Where an issue stands: sold, soon shut, shut, being drawn. */
export type DrawState = 'open' | 'closing' | 'closed' | 'drawing';

/** The words of an issue. */
export interface DrawCountdownLabels {
  /** The lottery's name. */
  lottery: string;
  /** The issue with its number: "Issue 20261121-043". */
  issue: string;
  /** The state in words. */
  state: string;
  /** What the time runs to: "Sales close in", "The draw begins in". */
  countdown: string;
  units: UnitLabels;
}

export interface DrawCountdownProps {
  state: DrawState;
  /** RFC 3339: when sales close (open, closing) or the draw begins (closed). */
  endsAt: string;
  /** The server's clock minus this device's, in ms. */
  offsetMs?: number | undefined;
  /** Called once when the time is over. */
  onEnd?: (() => void) | undefined;
  labels: DrawCountdownLabels;
  language: string;
}

const tones: Record<DrawState, StatusTone> = {
  open: 'success',
  closing: 'warning',
  closed: 'neutral',
  drawing: 'info',
};

const icons = { open: 'ticket', closing: 'clock', closed: 'lock', drawing: undefined } as const;

/** Which issue is on, until when tickets are sold, and when it is drawn. */
export const DrawCountdown = ({
  state,
  endsAt,
  offsetMs,
  onEnd,
  labels,
  language,
}: DrawCountdownProps) => (
  <Surface as="section" padding="none">
    <div className={styles.bar}>
      <div className={styles.labels}>
        <span className={styles.name}>{labels.lottery}</span>
        <span className={styles.issue}>{labels.issue}</span>
        <span role="status">
          <StatusPill tone={tones[state]} icon={icons[state]} busy={state === 'drawing'}>
            {labels.state}
          </StatusPill>
        </span>
      </div>
      {state === 'drawing' ? (
        <span aria-hidden="true" className={styles.drum}>
          {Array.from({ length: 5 }, (_ball, index) => (
            <span key={index} className={styles.ball} />
          ))}
        </span>
      ) : (
        <div className={styles.figures}>
          <span aria-hidden="true" className={styles.caption}>
            {labels.countdown}
          </span>
          <Countdown
            to={endsAt}
            offsetMs={offsetMs}
            label={labels.countdown}
            language={language}
            labels={labels.units}
            onEnd={onEnd}
          />
        </div>
      )}
    </div>
  </Surface>
);
