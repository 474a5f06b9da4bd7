import { useAtom, atom } from 'jotai';
import { useTranslation } from 'react-i18next';

import {
  RightBar as Bar,
  type RightBarApp,
  type RightBarContact,
} from '#components/RightBar/RightBar.tsx';

import { openCustomerService } from '../../contact/open-customer-service.ts';
import { resourceLinks } from '../../settings/resource-links.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { barContacts } from '../../contact/contacts.ts';

/** Whether the bar beside the page is unfolded; folded it shows icons only. */
const rightBarOpenAtom = atom(false);

/** Applications and contacts at the edge of a wide screen. */
export const RightBar = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(rightBarOpenAtom);
  const { qrSizePx, qrMarginPx } = useSettings().limits;
  return (
    <Bar
      label={t('rightBar.label')}
      open={open}
      onOpenChange={setOpen}
      openLabel={t('rightBar.expand')}
      closeLabel={t('rightBar.collapse')}
      apps={useApps()}
      code={{ sizePx: qrSizePx, marginPx: qrMarginPx }}
      contacts={useContacts()}
      newWindowLabel={t('common.newWindow')}
    />
  );
};

const APP_WORDS = { MOBILECONFIG: 'rightBar.ios', Android: 'rightBar.android' } as const;

const useApps = (): RightBarApp[] => {
  const { t } = useTranslation();
  return resourceLinks(useSettings(), ['MOBILECONFIG', 'Android']).map(({ name: id, url }) => {
    const name = t(APP_WORDS[id as keyof typeof APP_WORDS]);
    return { id, name, url, codeLabel: t('rightBar.qrLabel', { name }) };
  });
};

const useContacts = (): RightBarContact[] => {
  const { t } = useTranslation();
  return barContacts(useSettings()).map(({ key, url, icon, name }) => {
    const shared = { id: key, href: url, icon };
    if (name !== null) return { ...shared, name };
    const service = key === 'CUSTOMERSERVICE2' ? 'customerService2' : 'customerService';
    return { ...shared, name: t(`rightBar.${service}`), onClick: openCustomerService };
  });
};
