import { useTranslation } from 'react-i18next';

import { MemberCentre } from '../member-centre/MemberCentre.tsx';

import { Transactions } from './Transactions.tsx';

/** Every movement of the member's own money, with the files to take along. */
export const TransactionHistoryScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCentre page="transactionHistory" intro={t('history.intro')}>
      <Transactions />
    </MemberCentre>
  );
};
