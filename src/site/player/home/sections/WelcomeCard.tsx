import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useLocalized } from '../../../i18n/use-language.ts';
import { isLoginAtom, memberAtom } from '../../../session/member.state.ts';
import { useOpenPopup } from '../../../session/popup.state.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { canRegister } from '../../../settings/what-is-on.ts';

import * as styles from '../home.css.ts';

/** Greets: a visitor with the ways in, a member by name. */
export const WelcomeCard = () =>
  useAtomValue(isLoginAtom) ? <MemberWelcome /> : <VisitorWelcome />;

const VisitorWelcome = () => {
  const { t } = useTranslation();
  const localized = useLocalized();
  const settings = useSettings();
  const openPopup = useOpenPopup();
  return (
    <div className={styles.welcome}>
      <h2 className={styles.welcomeTitle}>
        {t('home.welcomeTitle', { brand: settings.brand.name })}
      </h2>
      <p className={styles.welcomeText}>{localized(settings.brand.slogan)}</p>
      <Cluster gap="x2">
        {canRegister(settings) && (
          <Button onPress={() => openPopup('register')}>{t('header.register')}</Button>
        )}
        <Button variant="secondary" onPress={() => openPopup('login')}>
          {t('header.login')}
        </Button>
      </Cluster>
    </div>
  );
};

const MemberWelcome = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const name = member?.nickname || member?.account || '';
  return (
    <div className={styles.welcome}>
      <h2 className={styles.welcomeTitle}>{t('home.welcomeMember', { name })}</h2>
      <p className={styles.welcomeText}>{t('home.welcomeMemberText')}</p>
      <LinkButton href="/promotions" variant="secondary" icon="gift">
        {t('home.seePromotions')}
      </LinkButton>
    </div>
  );
};
