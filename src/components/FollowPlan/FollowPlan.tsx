import { Money } from '../Money/Money.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './FollowPlan.css.ts';

/** One draw that the tickets may run in. */
export interface FollowedIssue {
  issueNo: string;
  /** RFC 3339: when its sales close. */
  closesAt: string;
  /** How many times the slip is played in it; 0 skips it. */
  multiple: number;
}

/** The words of a plan. */
export interface FollowPlanLabels {
  /** The switch: "Play in several draws". */
  follow: string;
  followHint: string;
  /** How many draws. */
  count: string;
  more: string;
  fewer: string;
  /** Names the list: "Draws of the plan". */
  issues: string;
  /** Names the field of one draw; the draw is added: "Times: 20261121-043". */
  times: string;
  stop: string;
  stopHint: string;
  /** "5 draws", in the plural of the language. */
  draws: (count: number) => string;
}

export interface FollowPlanProps {
  on: boolean;
  onToggle: (on: boolean) => void;
  /** The draws that the plan runs in, the next first. */
  issues: readonly FollowedIssue[];
  onCountChange: (count: number) => void;
  /** How many draws can be followed at most. */
  maximum: number;
  onMultipleChange: (issueNo: string, multiple: number) => void;
  maximumMultiple: number;
  /** What the slip costs once; whole minor units. */
  onceMinor: number;
  stopOnWin: boolean;
  onStopChange: (stop: boolean) => void;
  disabled?: boolean | undefined;
  currency: string;
  language: string;
  labels: FollowPlanLabels;
}

/** Plays the same slip in several draws, each as often as its field says; a win may end it. */
export const FollowPlan = (props: FollowPlanProps) => {
  const { on, onToggle, labels, issues, disabled = false, currency, language } = props;
  const played = issues.filter(({ multiple }) => multiple > 0);
  const times = played.reduce((sum, { multiple }) => sum + multiple, 0);
  return (
    <div className={styles.plan}>
      <Switch
        label={labels.follow}
        hint={labels.followHint}
        value={on}
        onChange={onToggle}
        disabled={disabled}
      />
      {on && (
        <div className={styles.body}>
          <NumberInput
            label={labels.count}
            value={issues.length}
            onChange={(count) => props.onCountChange(count ?? 1)}
            min={1}
            max={props.maximum}
            increaseLabel={labels.more}
            decreaseLabel={labels.fewer}
            disabled={disabled}
          />
          <Issues {...props} />
          <Switch
            label={labels.stop}
            hint={labels.stopHint}
            value={props.stopOnWin}
            onChange={props.onStopChange}
            disabled={disabled}
          />
          <p role="status" className={styles.sum}>
            <span>{labels.draws(played.length)}</span>
            <Money minor={times * props.onceMinor} currency={currency} language={language} />
          </p>
        </div>
      )}
    </div>
  );
};

const Issues = ({
  issues,
  labels,
  onceMinor,
  onMultipleChange,
  maximumMultiple,
  disabled = false,
  currency,
  language,
}: FollowPlanProps) => (
  // Who scrolls by keys gets there by the fields in it.
  <ul aria-label={labels.issues} className={styles.issues}>
    {issues.map(({ issueNo, closesAt, multiple }) => (
      <li key={issueNo} className={styles.issue} data-skipped={multiple === 0 || undefined}>
        <span className={styles.text}>
          <bdi className={styles.name}>{issueNo}</bdi>
          <span className={styles.cost}>
            <Money minor={multiple * onceMinor} currency={currency} language={language} /> ·{' '}
            <RelativeTime value={closesAt} language={language} />
          </span>
        </span>
        <NumberInput
          label={`${labels.times}: ${issueNo}`}
          labelHidden
          value={multiple}
          onChange={(value) => onMultipleChange(issueNo, value ?? 0)}
          min={0}
          max={maximumMultiple}
          increaseLabel={labels.more}
          decreaseLabel={labels.fewer}
          disabled={disabled}
        />
      </li>
    ))}
  </ul>
);
