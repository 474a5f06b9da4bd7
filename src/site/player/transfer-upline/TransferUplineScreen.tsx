import { useTranslation } from 'react-i18next';

import { MemberCentre } from '../member-centre/MemberCentre.tsx';

import { PersonTransfers } from './PersonTransfers.tsx';

/** Gives own cash to the upline; an agent to a downline, too. */
export const TransferUplineScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCentre page="transferUpline" intro={t('transfer.uplineIntro')}>
      <PersonTransfers />
    </MemberCentre>
  );
};
