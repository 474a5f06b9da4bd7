import { useTranslation } from 'react-i18next';

import { BrandPicture } from '../header/BrandLogo.tsx';
import * as styles from './Footer.css.ts';
import { ContactItems, HelpItems, ProductItems } from './FooterLists.tsx';
import { Legal } from './Legal.tsx';
import { VendorMarks } from './VendorMarks.tsx';

/** Everything that the full footer has, in few lines. */
export const SlimFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.slimInner}>
        <div className={styles.slimRow}>
          <BrandPicture place="footer" />
          <ul className={styles.slimLinks} aria-label={t('footer.contact')}>
            <HelpItems />
            <ContactItems />
          </ul>
        </div>
        <ul className={styles.slimLinks} aria-label={t('footer.products')}>
          <ProductItems />
        </ul>
        <VendorMarks />
        <Legal />
      </div>
    </footer>
  );
};
