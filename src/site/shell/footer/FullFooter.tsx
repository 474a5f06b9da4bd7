import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLocalized } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { BrandPicture } from '../header/BrandLogo.tsx';
import * as styles from './Footer.css.ts';
import { contactLinks } from './footer-links.ts';
import { ContactItems, HelpItems, ProductItems } from './FooterLists.tsx';
import { Legal } from './Legal.tsx';
import { VendorMarks } from './VendorMarks.tsx';

/** The brand in a sentence, columns of links, the vendors and the small print. */
export const FullFooter = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const localized = useLocalized();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <BrandPicture place="footer" />
            <p className={styles.small}>{localized(settings.brand.description)}</p>
          </div>
          <Column title={t('footer.products')} tall>
            <ProductItems />
          </Column>
          <Column title={t('footer.help')}>
            <HelpItems />
          </Column>
          {contactLinks(settings).length > 0 && (
            <Column title={t('footer.contact')}>
              <ContactItems />
            </Column>
          )}
        </div>
        <VendorMarks />
        <Legal />
      </div>
    </footer>
  );
};

const Column = ({
  title,
  tall = false,
  children,
}: {
  title: string;
  /** The longest list: on a phone the others stand one above the other beside it. */
  tall?: boolean;
  children: ReactNode;
}) => (
  <section className={tall ? styles.tall : undefined}>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
);
