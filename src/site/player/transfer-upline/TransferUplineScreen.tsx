import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { PersonTransfers } from './PersonTransfers.tsx';

/** Gives own cash to the upline; an agent to a downline, too. */
export const TransferUplineScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="transferUpline" intro={t('transfer.uplineIntro')}>
      <PersonTransfers />
    </MemberCenter>
  );
};
