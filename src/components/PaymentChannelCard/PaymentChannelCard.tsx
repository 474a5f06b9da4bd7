import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Image } from '../Image/Image.tsx';
import * as styles from './PaymentChannelCard.css.ts';

export interface PaymentChannelCardProps {
  /** The group that the choice belongs to; cards of one group exclude each other. */
  group: string;
  value: string;
  name: string;
  logoUrl?: string | undefined;
  /** Stands in for a logo. */
  icon?: IconName | undefined;
  /** "$10 to $5,000". */
  limits: string;
  /** "Free", "1.5 %": always said. */
  fee: string;
  /** "Within 5 minutes". */
  arrival?: string | undefined;
  /** Why it cannot be used now; its presence disables the card. */
  unavailable?: string | undefined;
  selected: boolean;
  onSelect: (value: string) => void;
}

/** One way to pay in or out, with its limits, its fee and how long it takes. */
export const PaymentChannelCard = ({
  group,
  value,
  name,
  logoUrl,
  icon = 'bank',
  limits,
  fee,
  arrival,
  unavailable,
  selected,
  onSelect,
}: PaymentChannelCardProps) => (
  <label className={styles.card}>
    <input
      type="radio"
      name={group}
      value={value}
      checked={selected}
      disabled={unavailable !== undefined}
      className={visuallyHidden}
      onChange={() => onSelect(value)}
    />
    <span className={styles.logo}>
      {logoUrl ? (
        <Image src={logoUrl} alt="" ratio="fill" fit="contain" />
      ) : (
        <Icon name={icon} size={24} />
      )}
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      {unavailable ? (
        <span className={styles.note}>{unavailable}</span>
      ) : (
        <>
          <span className={styles.note}>
            <bdi>{limits}</bdi> · <bdi>{fee}</bdi>
          </span>
          {arrival && <span className={styles.note}>{arrival}</span>}
        </>
      )}
    </span>
    <span className={styles.ring}>
      <span className={styles.tick}>
        <Icon name="check" size={16} />
      </span>
    </span>
  </label>
);
