import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';

import { useFormat } from '../../i18n/use-format.ts';

/** The tiers of a contract in words, one after the other. */
export const TermsText = ({ terms }: Pick<Contract, 'terms'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  return terms.map(({ rateMillis, fromMinor, activeMembers }) => (
    <div key={`${rateMillis}`}>
      {t('agentCenter.tier', {
        rate: format.number(rateMillis / 1000),
        from: format.money(fromMinor),
        active: format.number(activeMembers),
      })}
    </div>
  ));
};
