import { useTranslation } from 'react-i18next';

import { MemberCentre } from '../member-centre/MemberCentre.tsx';

import { Profit } from './Profit.tsx';

/** What the member has won and lost, day by day and by category. */
export const PersonalProfitScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCentre page="personalProfit" intro={t('profit.intro')}>
      <Profit />
    </MemberCentre>
  );
};
