import { intlLanguage } from '#domain/intl-language.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StepProgress.css.ts';

/** Where one step stands. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface ProgressStep {
  label: string;
  state: StepState;
  /** When it was done, why it failed, how long it takes. */
  note?: string | undefined;
}

export interface StepProgressProps {
  /** What goes step by step: "Your withdrawal". */
  label: string;
  steps: readonly ProgressStep[];
  /** Words of the states, read after each step. */
  labels: Record<StepState, string>;
  language: string;
}

/** Something that takes several steps, such as a deposit or a withdrawal, and where it is. */
export const StepProgress = ({ label, steps, labels, language }: StepProgressProps) => {
  const number = new Intl.NumberFormat(intlLanguage(language));
  return (
    <div className={styles.box}>
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {step.state === 'done' && <Icon name="check" size={18} />}
              {step.state === 'failed' && <Icon name="close" size={18} />}
              {(step.state === 'current' || step.state === 'upcoming') && (
                <span aria-hidden="true">{number.format(index + 1)}</span>
              )}
            </span>
            <span className={styles.text}>
              <span className={styles.label}>
                {step.label}
                <span className={visuallyHidden}> ({labels[step.state]})</span>
              </span>
              {step.note && <span className={styles.note}>{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
