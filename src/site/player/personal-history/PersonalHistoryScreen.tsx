import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Bets } from './Bets.tsx';

/** The member's own bets, with the files to take along. */
export const PersonalHistoryScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="personalHistoryCopy" intro={t('history.bets.intro')}>
      <Bets />
    </MemberCenter>
  );
};
