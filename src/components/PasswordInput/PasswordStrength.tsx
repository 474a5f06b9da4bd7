import { passwordScore } from './password-score.ts';
import * as styles from './PasswordStrength.css.ts';

/** `label` reads "Password strength"; `levels` from weakest to strongest. */
export interface StrengthWords {
  label: string;
  levels: [string, string, string, string];
}

/** Four bars and a word: how hard the password is to guess. */
export const PasswordStrength = ({
  password,
  words,
}: {
  password: string;
  words: StrengthWords;
}) => {
  const score = passwordScore(password);
  const level = words.levels[score];
  return (
    <div className={styles.meter} data-score={score}>
      <div
        role="meter"
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={score}
        aria-valuetext={level}
        className={styles.bars}
      >
        {words.levels.map((word, index) => (
          <span key={word} className={styles.bar} data-on={index <= score || undefined} />
        ))}
      </div>
      <span aria-hidden="true" className={styles.word}>
        {level}
      </span>
    </div>
  );
};
