import { useTranslation } from 'react-i18next';

import type { MemberPageGroup } from '#components/MemberFrame/MemberFrame.tsx';

import {
  hasMemberPage,
  MEMBER_PAGE_GROUPS,
  type MemberPageName,
  memberPageNames,
  memberPages,
} from '../../member-pages.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The pages of the member centre that this brand has, for its navigation. */
export const useMemberPages = (current: MemberPageName): MemberPageGroup[] => {
  const { t } = useTranslation();
  const settings = useSettings();
  const names = memberPageNames.filter((name) => hasMemberPage(name)(settings));
  return MEMBER_PAGE_GROUPS.map((group) => ({
    id: group,
    title: t(`memberCentre.groups.${group}`),
    items: names
      .filter((name) => memberPages[name].group === group)
      .map((name) => ({
        id: name,
        label: t(`memberCentre.pages.${name}`),
        icon: memberPages[name].icon,
        href: `/${name}`,
        current: name === current,
      })),
  }));
};
