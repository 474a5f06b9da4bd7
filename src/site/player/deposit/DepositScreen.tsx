import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { depositIdIn } from './deposit.state.ts';
import { NewDeposit } from './NewDeposit.tsx';
import { OneDeposit } from './OneDeposit.tsx';

/** Puts money in: a new deposit, or the one that the address names, until it has arrived. */
export const DepositScreen = () => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const id = depositIdIn(query);
  return (
    <MemberCenter page="depositv2" intro={t('deposit.intro')}>
      {id === null ? <NewDeposit /> : <OneDeposit key={id} id={id} />}
    </MemberCenter>
  );
};
