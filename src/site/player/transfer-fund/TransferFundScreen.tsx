import { useTranslation } from 'react-i18next';

import { MemberCentre } from '../member-centre/MemberCentre.tsx';

import { Wallets } from './Wallets.tsx';

/** Moves money between the main wallet and those of the vendors. */
export const TransferFundScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCentre page="transferFund" intro={t('transfer.fundIntro')}>
      <Wallets />
    </MemberCentre>
  );
};
