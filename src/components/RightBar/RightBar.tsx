import type { MouseEvent } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as styles from './RightBar.css.ts';

/** One way to reach the brand. */
export interface RightBarContact {
  id: string;
  name: string;
  icon: IconName;
  href: string;
  /** Called before the link is followed; may prevent that. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** An application to photograph with a telephone. */
export interface RightBarApp {
  id: string;
  name: string;
  /** Where the code leads. */
  url: string;
  /** Names the code: "QR code: Android". */
  codeLabel: string;
}

export interface RightBarProps {
  /** Names the bar for a screen reader. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  openLabel: string;
  closeLabel: string;
  apps: readonly RightBarApp[];
  /** Side of a code, margin included, and its quiet zone. */
  code: { sizePx: number; marginPx: number };
  contacts: readonly RightBarContact[];
  /** Read after every contact: "opens in a new window". */
  newWindowLabel: string;
}

/** Applications and contacts at the edge of a wide screen: icons, or unfolded with words. */
export const RightBar = ({
  label,
  open,
  onOpenChange,
  openLabel,
  closeLabel,
  apps,
  code,
  contacts,
  newWindowLabel,
}: RightBarProps) => (
  <aside className={styles.bar} aria-label={label} data-open={open || undefined}>
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      onClick={() => onOpenChange(!open)}
    >
      <Icon name={open ? 'chevronEnd' : 'qr'} size={22} />
      <span className={open ? undefined : visuallyHidden}>{open ? closeLabel : openLabel}</span>
    </button>
    {open && apps.length > 0 && (
      <div className={styles.codes}>
        {apps.map(({ id, name, url, codeLabel }) => (
          <figure key={id} className={styles.code}>
            <QrCode value={url} {...code} label={codeLabel} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    )}
    {contacts.length > 0 && (
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <Contact key={contact.id} {...contact} {...{ open, newWindowLabel }} />
        ))}
      </ul>
    )}
  </aside>
);

interface ContactProps extends RightBarContact, Pick<RightBarProps, 'open' | 'newWindowLabel'> {}

const Contact = ({ name, icon, href, onClick, open, newWindowLabel }: ContactProps) => (
  <li>
    <a
      className={styles.contact}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      // Folded, the pointer is told what the screen reader hears.
      title={open ? undefined : name}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      <span className={open ? undefined : visuallyHidden}>
        {name}
        <span className={visuallyHidden}> ({newWindowLabel})</span>
      </span>
    </a>
  </li>
);
