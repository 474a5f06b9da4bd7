import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import { Menu, type MenuItem } from '#components/Menu/Menu.tsx';

import { isTrialAtom, memberAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import * as styles from './HeaderActions.css.ts';

/** What a member does with the own account. A trial account has no password to change. */
export const MemberMenu = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const isTrial = useAtomValue(isTrialAtom);
  const openPopup = useOpenPopup();
  const name = member?.nickname || member?.account || '';
  const items: MenuItem[] = [
    ...(isTrial
      ? []
      : [{ id: 'changePassword', label: t('header.changePassword'), icon: 'lock' } as const]),
    { id: 'logout', label: t('header.logout'), icon: 'logout', danger: true, divided: !isTrial },
  ];
  return (
    <Menu
      align="end"
      triggerLabel={t('header.memberMenu', { name })}
      triggerClassName={styles.member}
      trigger={
        <>
          <Icon name="user" size={22} />
          <span className={styles.memberName}>{name}</span>
        </>
      }
      header={
        <div className={styles.menuHeader}>
          <strong>{name}</strong>
          {isTrial && <span className={styles.muted}>{t('header.trial')}</span>}
        </div>
      }
      items={items}
      onSelect={(id) => (id === 'logout' ? openPopup('logout') : openPopup('changePassword'))}
    />
  );
};
