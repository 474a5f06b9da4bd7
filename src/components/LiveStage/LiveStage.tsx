import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { HostPortrait } from '../HostPortrait/HostPortrait.tsx';
import * as styles from './LiveStage.css.ts';

export interface LiveStageProps {
  /** Who leads the table: which portrait and the stage name. */
  host: { look: number; name: string };
  /** Below the name: "leads this table". */
  hostLine: string;
  /** Where the round is: "Place your bets". */
  status: string;
  /** Seconds until the phase ends; null where nobody knows. */
  seconds: number | null;
  /** "seconds left", read with the figure. */
  secondsLabel: string;
  phase: 'open' | 'running' | 'ended';
  /** The wheel, the dice, the hands. */
  children: ReactNode;
  /** Below: the results before. */
  foot?: ReactNode;
}

/** A live table: its host in the studio's light, where the round is, and what it is played with. */
export const LiveStage = ({
  host,
  hostLine,
  status,
  seconds,
  secondsLabel,
  phase,
  children,
  foot,
}: LiveStageProps) => (
  <div className={styles.stage} data-phase={phase}>
    <div className={styles.studio}>
      <div className={styles.host}>
        <span className={styles.portrait}>
          <HostPortrait look={host.look} />
        </span>
        <p className={styles.plate}>
          <strong>{host.name}</strong>
          <span className={styles.line}>{hostLine}</span>
        </p>
      </div>
      <div className={styles.state}>
        <p className={styles.status}>{status}</p>
        {seconds !== null && (
          <p className={styles.clock} data-soon={(phase === 'open' && seconds <= 5) || undefined}>
            <bdi>{seconds}</bdi> <span className={visuallyHidden}>{secondsLabel}</span>
          </p>
        )}
      </div>
    </div>
    <div className={styles.table}>{children}</div>
    {foot}
  </div>
);
