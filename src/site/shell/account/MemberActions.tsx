import { useTranslation } from 'react-i18next';

import { MemberMenu } from '#components/MemberMenu/MemberMenu.tsx';

import { Balance } from '../../money/Balance.tsx';
import { DepositWay } from './DepositWay.tsx';
import { MemberWatch } from './MemberWatch.tsx';
import { useAccount } from './use-account.ts';

/**
 * What a header shows of a member: the way to deposit, the balance, and the menu. It is on every
 * page, so the member is watched over from here.
 */
export const MemberActions = () => {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <>
      <DepositWay />
      <Balance compact />
      <MemberMenu {...account} label={t('header.memberMenu', { name: account.name })} />
      <MemberWatch />
    </>
  );
};
