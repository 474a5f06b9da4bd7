import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Profit } from './Profit.tsx';

/** What the member has won and lost, day by day and by category. */
export const PersonalProfitScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="personalProfit" intro={t('profit.intro')}>
      <Profit />
    </MemberCenter>
  );
};
