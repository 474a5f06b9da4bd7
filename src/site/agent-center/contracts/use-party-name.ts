import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';

type Party = Contract['upline'];

/** Gives the name of one of the two of a contract: one's own account is "you". */
export const usePartyName = (): ((party: Party) => string) => {
  const { t } = useTranslation();
  return ({ isOwn, name }) =>
    isOwn ? t('agentContracts.you') : (name ?? t('agentContracts.house'));
};
