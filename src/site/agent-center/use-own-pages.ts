import { useTranslation } from 'react-i18next';

import type { MemberPageGroup } from '#components/MemberFrame/MemberFrame.tsx';

import { memberPagePlaces } from '../pages/member-page-places.generated.ts';
import { hasMemberPage, type MemberPageName } from '../pages/member-pages.ts';
import { useSettings } from '../settings/use-settings.ts';

/** The members' pages that an agent needs beside the agent center, in their order. */
const PAGES: readonly MemberPageName[] = [
  'transferUpline',
  'depositv2',
  'withdraw',
  'transactionHistory',
  'messageV2',
  'securityCenter',
];

/** The own account and money of an agent: pages of the member center that this brand has. */
export const useOwnPages = (): MemberPageGroup => {
  const { t } = useTranslation();
  const settings = useSettings();
  return {
    id: 'account',
    title: t('agentArea.account'),
    items: PAGES.filter((name) => hasMemberPage(name)(settings)).map((name) => ({
      id: name,
      label: t(`memberCenter.pages.${name}`),
      icon: memberPagePlaces[name].icon,
      href: `/${name}`,
      current: false,
    })),
  };
};
