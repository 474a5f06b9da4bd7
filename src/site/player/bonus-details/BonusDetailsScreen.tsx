import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';
import { useState } from 'react';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Bonuses } from './Bonuses.tsx';
import { Rebates } from './Rebates.tsx';

/** The member's bonuses with what has to be staked for them, and the rebates. */
export const BonusDetailsScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="bonusDetails" intro={t('bonus.intro')}>
      <BonusDetails />
    </MemberCenter>
  );
};

const TABS = [
  { id: 'bonuses', icon: 'gift' },
  { id: 'rebates', icon: 'coin' },
] as const;

/** Two kinds of money that the brand adds: bonuses to play with, and rebates of valid bets. */
const BonusDetails = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState('bonuses');
  return (
    <Tabs
      label={t('bonus.tabs')}
      items={TABS.map(({ id, icon }) => ({ id, icon, label: t(`bonus.${id}`) }))}
      value={tab}
      onChange={setTab}
    >
      {tab === 'bonuses' ? <Bonuses /> : <Rebates />}
    </Tabs>
  );
};
