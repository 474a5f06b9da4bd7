import { footer, inner } from './Footer.css.ts';
import * as styles from './FooterSlim.css.ts';
import type { FooterContent } from './footer-content.ts';
import { FooterLegal } from './FooterLegal.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { VendorMarks } from './VendorMarks.tsx';

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
  <footer className={footer} aria-label={label}>
    <div className={inner}>
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
      <VendorMarks {...vendors} />
      <FooterLegal {...legal} />
    </div>
  </footer>
);
