import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Withdraw } from './Withdraw.tsx';

/** Takes money out: what is on its way, a new withdrawal, and the accounts it goes to. */
export const WithdrawScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="withdraw" intro={t('withdraw.intro')}>
      <Withdraw />
    </MemberCenter>
  );
};
