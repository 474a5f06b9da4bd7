import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Transactions } from './Transactions.tsx';

/** Every movement of the member's own money, with the files to take along. */
export const TransactionHistoryScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="transactionHistory" intro={t('history.intro')}>
      <Transactions />
    </MemberCenter>
  );
};
