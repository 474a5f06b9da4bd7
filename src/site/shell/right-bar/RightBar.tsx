import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import { visuallyHidden } from '#theme/text.css.ts';

import { openCustomerService } from '../../contact/open-customer-service.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { AppCodes } from './AppCodes.tsx';
import { type BarContact, barContacts } from './contacts.ts';
import { rightBarOpenAtom } from './right-bar.state.ts';
import * as styles from './RightBar.css.ts';

/** Applications and contacts at the edge of a wide screen: icons, or unfolded with words. */
export const RightBar = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(rightBarOpenAtom);
  return (
    <aside className={styles.bar} aria-label={t('rightBar.label')} data-open={open || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevronEnd' : 'qr'} size={22} />
        <span className={open ? undefined : visuallyHidden}>
          {t(open ? 'rightBar.collapse' : 'rightBar.expand')}
        </span>
      </button>
      {open && <AppCodes />}
      <ul className={styles.list}>
        {barContacts(useSettings()).map((contact) => (
          <Contact key={contact.key} contact={contact} open={open} />
        ))}
      </ul>
    </aside>
  );
};

const Contact = ({ contact, open }: { contact: BarContact; open: boolean }) => {
  const { t } = useTranslation();
  const isService = contact.name === null;
  const service = contact.key === 'CUSTOMERSERVICE2' ? 'customerService2' : 'customerService';
  return (
    <li>
      <a
        className={styles.contact}
        href={contact.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={isService ? openCustomerService : undefined}
      >
        <Icon name={contact.icon} size={22} />
        <span className={open ? undefined : visuallyHidden}>
          {contact.name ?? t(`rightBar.${service}`)}
          <span className={visuallyHidden}> ({t('common.newWindow')})</span>
        </span>
      </a>
    </li>
  );
};
