import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { BonusDetails } from './BonusDetails.tsx';

/** The member's bonuses with what has to be staked for them, and the rebates. */
export const BonusDetailsScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="bonusDetails" intro={t('bonus.intro')}>
      <BonusDetails />
    </MemberCenter>
  );
};
