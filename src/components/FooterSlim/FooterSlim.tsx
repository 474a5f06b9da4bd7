import * as styles from './FooterSlim.css.ts';
import type { FooterContent } from '../FooterFrame/footer-content.ts';
import { FooterFrame } from '../FooterFrame/FooterFrame.tsx';
import { FooterLinks } from '../FooterFrame/FooterLinks.tsx';

export type FooterSlimProps = FooterContent;

/** Everything that the full footer has but the description, in few lines. */
export const FooterSlim = ({
  label,
  logo,
  products,
  help,
  contact,
  vendors,
  legal,
  newWindowLabel,
}: FooterSlimProps) => (
  <FooterFrame label={label} vendors={vendors} legal={legal}>
    <div className={styles.row}>
      {logo}
      <ul className={styles.links} aria-label={contact?.title ?? help.title}>
        <FooterLinks
          links={[...help.links, ...(contact?.links ?? [])]}
          newWindowLabel={newWindowLabel}
        />
      </ul>
    </div>
    <ul className={styles.links} aria-label={products.title}>
      <FooterLinks links={products.links} newWindowLabel={newWindowLabel} />
    </ul>
  </FooterFrame>
);
