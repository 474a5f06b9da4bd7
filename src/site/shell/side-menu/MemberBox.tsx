import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';

import { isTrialAtom, memberAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { Balance } from '../header/Balance.tsx';
import * as styles from './SideMenu.css.ts';

/** Who is signed in, the balance, and what a member does with the own account. */
export const MemberBox = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const isTrial = useAtomValue(isTrialAtom);
  const openPopup = useOpenPopup();
  const open = (name: 'changePassword' | 'logout') => {
    onPress();
    openPopup(name);
  };
  return (
    <div className={styles.member}>
      <p className={styles.name}>
        {member?.nickname || member?.account}
        {isTrial && <span className={styles.trial}>{t('header.trial')}</span>}
      </p>
      <Balance />
      <div>
        {!isTrial && (
          <button type="button" className={styles.link} onClick={() => open('changePassword')}>
            <Icon name="lock" size={22} />
            {t('header.changePassword')}
          </button>
        )}
        <button type="button" className={styles.link} onClick={() => open('logout')}>
          <Icon name="logout" size={22} />
          {t('header.logout')}
        </button>
      </div>
    </div>
  );
};
