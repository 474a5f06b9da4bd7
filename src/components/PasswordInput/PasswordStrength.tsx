import { passwordScore } from '#domain/password-score.ts';
import * as styles from './PasswordStrength.css.ts';

/** `label` reads "Password strength"; `levels` from weakest to strongest. */
export interface StrengthLabels {
  label: string;
  levels: [string, string, string, string];
  /** What helps while the password is weak or fair: "Add another word." */
  advice?: string | undefined;
}

export interface PasswordStrengthProps {
  password: string;
  labels: StrengthLabels;
  /** Words that say who it is, such as the username: they add nothing. */
  personal?: readonly string[] | undefined;
}

/** Four bars and a word: how hard the password is to guess. Its room stays when it is empty. */
export const PasswordStrength = ({ password, labels, personal = [] }: PasswordStrengthProps) => {
  const empty = password === '';
  const score = passwordScore(password, personal);
  const level = empty ? '' : labels.levels[score];
  return (
    <div className={styles.meter} data-score={empty ? undefined : score}>
      <div
        role="meter"
        aria-label={labels.label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={empty ? 0 : score + 1}
        aria-valuetext={level || undefined}
        className={styles.bars}
      >
        {labels.levels.map((word, index) => (
          <span
            key={word}
            className={styles.bar}
            data-on={(!empty && index <= score) || undefined}
          />
        ))}
      </div>
      <span role="status" className={styles.word}>
        {level}
      </span>
      {labels.advice && !empty && score < 2 && (
        <span className={styles.advice}>{labels.advice}</span>
      )}
    </div>
  );
};
