import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '#components/Icon/Icon.tsx';
import { visuallyHidden } from '#theme/text.css.ts';

import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { hasDownloads } from '../../settings/what-is-on.ts';
import { navCategories } from '../nav/nav-items.ts';
import * as styles from './Footer.css.ts';
import { contactLinks } from './footer-links.ts';

/** The links to the games; home and promotions are not among them (specification 2). */
export const ProductItems = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <>
      {navCategories(settings).map(({ type, to }) => (
        <FooterLink key={type} to={to}>
          {t(`categories.${type}`)}
        </FooterLink>
      ))}
      {hasDownloads(settings) && <FooterLink to="/down">{t('nav.download')}</FooterLink>}
    </>
  );
};

/** The help centre, and a form to say what is wrong. */
export const HelpItems = () => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  return (
    <>
      <FooterLink to="/help">{t('nav.helpCentre')}</FooterLink>
      <li>
        <button type="button" className={styles.link} onClick={() => openPopup('feedback')}>
          {t('footer.feedback')}
        </button>
      </li>
    </>
  );
};

/** Where else the brand is found. */
export const ContactItems = () => {
  const { t } = useTranslation();
  return contactLinks(useSettings()).map(({ name, icon, url }) => (
    <li key={name}>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} size={20} />
        {name}
        <span className={visuallyHidden}> ({t('common.newWindow')})</span>
      </a>
    </li>
  ));
};

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  </li>
);
