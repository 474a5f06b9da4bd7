import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';
import { useLocalized } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import * as styles from './Footer.css.ts';

/** The age mark, the licence and the note on responsible play. */
export const Legal = () => {
  const { t } = useTranslation();
  const { ages, brand } = useSettings();
  const localized = useLocalized();
  const format = useFormat();
  const age = format.number(ages.minimum);
  return (
    <div className={styles.legal}>
      <span className={styles.ageMark} role="img" aria-label={t('footer.ageNote', { age })}>
        {t('footer.ageMark', { age })}
      </span>
      <div className={styles.legalWords}>
        <p className={styles.small}>
          <span className={styles.strong}>{t('footer.responsibleTitle')}. </span>
          {t('footer.responsibleNote')} {t('footer.ageNote', { age })}
        </p>
        <p className={styles.small}>
          <Licence /> {localized(brand.licence.text)}
        </p>
        <p className={styles.small}>{t('footer.copyright', { legalName: brand.legalName })}</p>
      </div>
    </div>
  );
};

const Licence = () => {
  const { t } = useTranslation();
  const { authority, number, url } = useSettings().brand.licence;
  const words = t('footer.licenceNumber', { authority, number });
  if (!url) return <span className={styles.strong}>{words}. </span>;
  return (
    <>
      <a className={styles.strong} href={url} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
      .
    </>
  );
};
