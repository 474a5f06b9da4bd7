import { useTranslation } from 'react-i18next';

import type { MemberPageGroup } from '#components/MemberFrame/MemberFrame.tsx';

import { memberPagePlaces } from '../../pages/member-page-places.generated.ts';
import { MEMBER_PAGE_GROUPS } from '../../pages/member-screen.ts';
import { hasMemberPage, type MemberPageName, memberPageNames } from '../../pages/member-pages.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The pages of the member center that this brand has, for its navigation. */
export const useMemberPages = (current: MemberPageName): MemberPageGroup[] => {
  const { t } = useTranslation();
  const settings = useSettings();
  const names = memberPageNames.filter((name) => hasMemberPage(name)(settings));
  return MEMBER_PAGE_GROUPS.map((group) => ({
    id: group,
    title: t(`memberCenter.groups.${group}`),
    items: names
      .filter((name) => memberPagePlaces[name].group === group)
      .map((name) => ({
        id: name,
        label: t(`memberCenter.pages.${name}`),
        icon: memberPagePlaces[name].icon,
        href: `/${name}`,
        current: name === current,
      })),
  }));
};
