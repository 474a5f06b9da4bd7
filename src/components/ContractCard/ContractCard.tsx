import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import { Surface } from '../Surface/Surface.tsx';
import * as styles from './ContractCard.css.ts';

/** What is paid from a threshold on, both written out. */
interface ContractTier {
  /** "from 500,000 and 5 active members". */
  threshold: string;
  /** "27 %". */
  rate: string;
}

/** One rate large, or several as a table. */
const ContractRates = ({
  tiers,
  threshold,
  rate,
}: {
  tiers: readonly ContractTier[];
  threshold: string;
  rate: string;
}) => {
  const [only] = tiers;
  if (only && tiers.length === 1)
    return (
      <p className={styles.rate}>
        <strong className={styles.rateFigure}>
          <bdi>{only.rate}</bdi>
        </strong>
        <span className={styles.rateNote}>
          <bdi>{only.threshold}</bdi>
        </span>
      </p>
    );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {threshold}
          </th>
          <th scope="col" className={styles.cell}>
            {rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.threshold}>
            <td className={styles.cell}>
              <bdi>{tier.threshold}</bdi>
            </td>
            <td className={styles.cell}>
              <bdi>{tier.rate}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The agreements between an agent and a downline (domain rules, section 6). */
export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realTime';

/** Where an agreement stands. */
export type ContractState =
  | 'proposed'
  | 'active'
  | 'ending'
  | 'ended'
  | 'refused'
  | 'expired'
  | 'withdrawn';

/** The words of a contract. */
export interface ContractLabels {
  state: string;
  /** Heads of the tiers' columns: what must be reached, what is paid. */
  threshold: string;
  rate: string;
  accept: string;
  decline: string;
}

export interface ContractCardProps {
  kind: ContractKind;
  title: string;
  /** With whom, and since or until when. */
  party: string;
  state: ContractState;
  /** From the lowest threshold to the highest; one alone is written large. */
  tiers: readonly ContractTier[];
  /** What else was agreed: period, carry, members needed. */
  terms?: readonly { term: string; value: string }[] | undefined;
  /** What accepting brings about beside it: a deeper contract ends. */
  warning?: string | undefined;
  labels: ContractLabels;
  onAccept?: (() => void) | undefined;
  onDecline?: (() => void) | undefined;
  /** The answer that is on its way. */
  answering?: 'accept' | 'decline' | undefined;
  level?: 2 | 3 | 4 | undefined;
}

const icons: Record<ContractKind, IconName> = {
  dividend: 'chart',
  daily: 'calendar',
  hourly: 'clock',
  realTime: 'bolt',
};

const tones: Record<ContractState, StatusTone> = {
  proposed: 'info',
  active: 'success',
  ending: 'warning',
  ended: 'neutral',
  refused: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** An agreement with an agent: what is paid for what, and the two answers while it is proposed. */
export const ContractCard = ({
  kind,
  title,
  party,
  state,
  tiers,
  terms = [],
  warning,
  labels,
  onAccept,
  onDecline,
  answering,
  level = 3,
}: ContractCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <Surface as="article" level="raised" padding="none">
      <div className={styles.card}>
        <header className={styles.head}>
          <span className={styles.sign}>
            <Icon name={icons[kind]} size={22} />
          </span>
          <div className={styles.names}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.party}>{party}</span>
          </div>
          <StatusPill tone={tones[state]}>{labels.state}</StatusPill>
        </header>
        <ContractRates tiers={tiers} threshold={labels.threshold} rate={labels.rate} />
        {terms.length > 0 && (
          <dl className={styles.terms}>
            {terms.map(({ term, value }) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {warning && <Banner tone="warning">{warning}</Banner>}
        {state === 'proposed' && onAccept && onDecline && (
          <div className={styles.answers}>
            {(['decline', 'accept'] as const).map((answer) => (
              <Button
                key={answer}
                variant="secondary"
                loading={answering === answer}
                isDisabled={answering !== undefined && answering !== answer}
                onPress={answer === 'accept' ? onAccept : onDecline}
              >
                {labels[answer]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Surface>
  );
};
