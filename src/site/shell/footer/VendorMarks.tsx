import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '#theme/text.css.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { useRemote } from '../../remote/use-remote.ts';
import { vendorLanes } from '../nav/vendors.state.ts';
import * as styles from './Footer.css.ts';

/** The names of the vendors whose games the brand offers, each once. */
export const VendorMarks = () => {
  const { t } = useTranslation();
  const lanes = useRemote(vendorLanes, { language: useLanguage() });
  const cards = (lanes.value ?? []).flatMap((lane) => lane.cards);
  const names = new Map(cards.map(({ vassalage, title }) => [vassalage, title]));
  if (names.size === 0) return null;
  return (
    <section>
      <h2 className={visuallyHidden}>{t('footer.vendors')}</h2>
      <ul className={styles.vendors}>
        {[...names].map(([vassalage, title]) => (
          <li key={vassalage} className={styles.vendor}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
};
