import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Wallets } from './Wallets.tsx';

/** Moves money between the main wallet and those of the vendors. */
export const TransferFundScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="transferFund" intro={t('transfer.fundIntro')}>
      <Wallets />
    </MemberCenter>
  );
};
