import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Tabs } from '#components/Tabs/Tabs.tsx';

import { Bonuses } from './Bonuses.tsx';
import { Rebates } from './Rebates.tsx';

const TABS = [
  { id: 'bonuses', icon: 'gift' },
  { id: 'rebates', icon: 'coin' },
] as const;

/** Two kinds of money that the brand adds: bonuses to play with, and rebates of valid bets. */
export const BonusDetails = () => {
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
