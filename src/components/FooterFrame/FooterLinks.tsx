import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FooterFrame.css.ts';
import type { FooterLink } from './footer-link.ts';

export interface FooterLinksProps {
  links: readonly FooterLink[];
  /** Read after a link that leaves the site: "opens in a new window". */
  newWindowLabel: string;
}

/** The lines of a list in the footer. */
export const FooterLinks = ({ links, newWindowLabel }: FooterLinksProps) =>
  links.map((link) => (
    <li key={link.id}>
      <Way link={link} newWindowLabel={newWindowLabel} />
    </li>
  ));

const Way = ({ link, newWindowLabel }: { link: FooterLink; newWindowLabel: string }) => {
  const { label, href, onPress, icon, external } = link;
  if (href === undefined) {
    return (
      <button type="button" className={styles.link} onClick={onPress}>
        {icon && <Icon name={icon} size={20} />}
        {label}
      </button>
    );
  }
  return (
    <a
      className={styles.link}
      href={href}
      onClick={onPress}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon name={icon} size={20} />}
      {label}
      {external && <span className={visuallyHidden}> ({newWindowLabel})</span>}
    </a>
  );
};
