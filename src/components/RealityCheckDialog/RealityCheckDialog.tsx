import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Money } from '../Money/Money.tsx';
import { durationAttribute, formatElapsed } from '../NetPosition/format-elapsed.ts';
import * as styles from './RealityCheckDialog.css.ts';

export interface RealityCheckLabels {
  title: string;
  /** What is asked: "Do you want to go on playing?" */
  question: string;
  /** "Time played". */
  elapsed: string;
  staked: string;
  won: string;
  /** "Won and lost". */
  net: string;
  goOn: string;
  logOut: string;
}

export interface RealityCheckDialogProps {
  open: boolean;
  /** How long this session has lasted, whole seconds. */
  elapsedSeconds: number;
  /** Whole minor units, as are the other amounts. */
  stakedMinor: number;
  wonMinor: number;
  currency: string;
  language: string;
  labels: RealityCheckLabels;
  onContinue: () => void;
  onLogOut: () => void;
  /** The answer that is on its way; the dialog stays until it has arrived. */
  busy?: 'continue' | 'logOut' | undefined;
  /** More ways: limits, history, a break. */
  more?: ReactNode;
}

/**
 * Stops play until it is answered (domain rule 9): how long, how much, and two answers that weigh
 * the same. Nothing else closes it.
 */
export const RealityCheckDialog = ({
  open,
  elapsedSeconds,
  stakedMinor,
  wonMinor,
  currency,
  language,
  labels,
  onContinue,
  onLogOut,
  busy,
  more,
}: RealityCheckDialogProps) => {
  const answer = { variant: 'secondary', size: 'lg', fullWidth: true } as const;
  const lines = [
    { name: labels.staked, minor: stakedMinor },
    { name: labels.won, minor: wonMinor },
    { name: labels.net, minor: wonMinor - stakedMinor, signed: true },
  ];
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={labels.title}
      open={open}
      onOpenChange={() => undefined}
      closeLabel={labels.goOn}
      dismissable={false}
      footer={
        <div className={styles.answers}>
          <Button
            {...answer}
            loading={busy === 'logOut'}
            isDisabled={busy === 'continue'}
            onPress={onLogOut}
          >
            {labels.logOut}
          </Button>
          <Button
            {...answer}
            loading={busy === 'continue'}
            isDisabled={busy === 'logOut'}
            onPress={onContinue}
          >
            {labels.goOn}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.time}>
          <span className={styles.quiet}>{labels.elapsed}</span>
          <time className={styles.clock} dateTime={durationAttribute(elapsedSeconds)}>
            {formatElapsed(elapsedSeconds, language)}
          </time>
        </div>
        <dl className={styles.figures}>
          {lines.map(({ name, minor, signed }) => (
            <div key={name} className={styles.line}>
              <dt>{name}</dt>
              <dd className={styles.amount}>
                <Money minor={minor} currency={currency} language={language} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{labels.question}</p>
        {more}
      </div>
    </Dialog>
  );
};
