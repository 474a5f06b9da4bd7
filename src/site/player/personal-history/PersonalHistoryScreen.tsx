import { useTranslation } from 'react-i18next';

import { MemberCentre } from '../member-centre/MemberCentre.tsx';

import { Bets } from './Bets.tsx';

/** The member's own bets, with the files to take along. */
export const PersonalHistoryScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCentre page="personalHistoryCopy" intro={t('history.bets.intro')}>
      <Bets />
    </MemberCentre>
  );
};
