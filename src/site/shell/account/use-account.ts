import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { MenuItem } from '#components/Menu/menu-item.ts';

import { isTrialAtom, memberAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';

/** Who is signed in, and what such a member does with the own account. */
export interface Account {
  name: string;
  note: string | undefined;
  items: MenuItem[];
  onSelect: (id: string) => void;
}

/** The member of this session. A trial account has no password to change. */
export const useAccount = (): Account => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const isTrial = useAtomValue(isTrialAtom);
  const openPopup = useOpenPopup();
  const password: MenuItem = {
    id: 'changePassword',
    label: t('header.changePassword'),
    icon: 'lock',
  };
  return {
    name: member?.nickname || member?.account || '',
    note: isTrial ? t('header.trial') : undefined,
    items: [
      ...(isTrial ? [] : [password]),
      { id: 'logout', label: t('header.logout'), icon: 'logout', danger: true, divided: !isTrial },
    ],
    onSelect: (id) => openPopup(id === 'logout' ? 'logout' : 'changePassword'),
  };
};
