import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyField, type CopyFieldProps } from '../CopyField/CopyField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import { Surface } from '../Surface/Surface.tsx';
import * as styles from './FairnessProof.css.ts';

/** How far a draw can be checked: bound, shown, checked and true, checked and not. */
export type ProofState = 'committed' | 'revealed' | 'verified' | 'mismatch';

export interface FairnessProofProps {
  /** Which draw or round it proves. */
  title: string;
  /** How to read it: what was fixed before play, and what is shown after it. */
  text: string;
  state: ProofState;
  stateLabel: string;
  /** Hash, seeds, nonce and outcome, as far as they may be shown. */
  values: readonly { label: string; value: string }[];
  copyLabels: CopyFieldProps['labels'];
  verifyLabel: string;
  /** Counts the outcome anew in the browser; offered once the seed is shown. */
  onVerify: () => void;
  verifying?: boolean | undefined;
  /** What the check found, in a sentence. */
  verdict?: string | undefined;
  level?: 2 | 3 | 4 | undefined;
}

const tones: Record<ProofState, StatusTone> = {
  committed: 'info',
  revealed: 'neutral',
  verified: 'success',
  mismatch: 'danger',
};

const icons = {
  committed: 'lock',
  revealed: 'eye',
  verified: undefined,
  mismatch: undefined,
} as const;

/** What binds a draw before play and lets anyone check it afterwards. */
export const FairnessProof = ({
  title,
  text,
  state,
  stateLabel,
  values,
  copyLabels,
  verifyLabel,
  onVerify,
  verifying = false,
  verdict,
  level = 3,
}: FairnessProofProps) => {
  const Heading = `h${level}` as const;
  return (
    <Surface as="article" padding="none">
      <div className={styles.proof}>
        <header className={styles.head}>
          <Heading className={styles.title}>
            <Icon name="shield" size={24} />
            {title}
          </Heading>
          <StatusPill tone={tones[state]} icon={icons[state]}>
            {stateLabel}
          </StatusPill>
        </header>
        <p className={styles.text}>{text}</p>
        <div className={styles.values}>
          {values.map(({ label, value }) => (
            <CopyField key={label} label={label} value={value} labels={copyLabels} />
          ))}
        </div>
        {verdict && <Banner tone={state === 'mismatch' ? 'danger' : 'success'}>{verdict}</Banner>}
        {state !== 'committed' && (
          <div>
            <Button variant="secondary" icon="refresh" loading={verifying} onPress={onVerify}>
              {verifyLabel}
            </Button>
          </div>
        )}
      </div>
    </Surface>
  );
};
