import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import * as styles from './DeviceRow.css.ts';

/** What kind of device somebody signed in with. */
export type DeviceKind = 'computer' | 'phone' | 'app';

export interface DeviceRowProps {
  kind: DeviceKind;
  /** "Firefox on Linux". */
  name: string;
  /** Where, and from which address, as far as it is known. */
  place: string;
  /** RFC 3339. */
  lastSeen: string;
  language: string;
  timeZone?: string | undefined;
  /** Marks the device in hand: "This device". */
  ownLabel?: string | undefined;
  /** Marks one that was never seen before: "New". */
  newLabel?: string | undefined;
  signOutLabel: string;
  /** Left out for the device in hand. */
  onSignOut?: (() => void) | undefined;
  signingOut?: boolean | undefined;
}

const icons: Record<DeviceKind, IconName> = { computer: 'system', phone: 'phone', app: 'android' };

/** A device that is signed in; the player can sign out any other than the one in hand. */
export const DeviceRow = ({
  kind,
  name,
  place,
  lastSeen,
  language,
  timeZone,
  ownLabel,
  newLabel,
  signOutLabel,
  onSignOut,
  signingOut = false,
}: DeviceRowProps) => (
  <div className={styles.row}>
    <span className={styles.sign} data-own={ownLabel ? '' : undefined}>
      <Icon name={icons[kind]} size={22} />
    </span>
    <div className={styles.body}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.muted}>{place}</span>
        <span className={styles.muted}>
          <RelativeTime value={lastSeen} language={language} timeZone={timeZone} />
        </span>
        {ownLabel && <StatusPill tone="success">{ownLabel}</StatusPill>}
        {newLabel && <StatusPill tone="warning">{newLabel}</StatusPill>}
      </div>
      {onSignOut && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${signOutLabel}: ${name}`}
          loading={signingOut}
          onPress={onSignOut}
        >
          {signOutLabel}
        </Button>
      )}
    </div>
  </div>
);
