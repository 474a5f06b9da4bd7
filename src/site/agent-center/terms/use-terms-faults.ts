import { useTranslation } from 'react-i18next';

import { type ContractTerms, coversTerms } from '#domain/agents/contract-terms.ts';

import type { Wrong } from '../../fields/form-resolver.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  faultsOf,
  termsOf,
  type TermsValues,
  tiersIn,
  type TierValues,
  type TypedTier,
} from './tier-values.ts';

/** What is wrong with typed terms, in words. */
export interface UsedTermsFaults {
  /** Each wrong field of the tiers with its sentence. */
  faultsOfTiers: (values: TierValues, count: number) => Wrong;
  /** Each wrong field with its sentence. */
  faultsOfTerms: (values: TermsValues, count: number) => Wrong;
  /** The tiers that give more than the contract above them, by their places. */
  coverFaults: (
    preview: { ownTerms: ContractTerms | null },
    typed: { side: 'given' | 'had'; tiers: readonly TypedTier[] },
  ) => { place: number; message: string }[];
}

/** Says what is wrong with terms before they are sent, and what the platform would not take. */
export const useTermsFaults = (): UsedTermsFaults => {
  const { t } = useTranslation();
  const format = useFormat();
  const tierText = ({ rateMillis, fromMinor, activeMembers }: ReturnType<typeof termsOf>[number]) =>
    t('agentCenter.tier', {
      rate: format.number(rateMillis / 1000),
      from: format.money(fromMinor),
      active: format.number(activeMembers),
    });
  const faultsOfTiers: UsedTermsFaults['faultsOfTiers'] = (values, count) =>
    Object.fromEntries(
      Object.entries(faultsOf(tiersIn(values, count))).map(([field, fault]) => [
        field,
        t(`agentContracts.faults.${fault}`),
      ]),
    );
  return {
    faultsOfTiers,
    faultsOfTerms: (values, count) => ({
      ...(values.memberId === '' && { memberId: t('money.faults.required') }),
      ...faultsOfTiers(values, count),
    }),
    coverFaults: ({ ownTerms }, { side, tiers }) => {
      // What is above the own upline is the upline's own matter.
      if (side === 'had') return [{ place: 0, message: t('agentContracts.uncovered') }];
      if (ownTerms === null) return [{ place: 0, message: t('agentContracts.faults.noOwn') }];
      const message = t('agentContracts.faults.aboveOwn', {
        terms: ownTerms.map(tierText).join('; '),
      });
      return tiers.flatMap((tier, place) =>
        coversTerms(ownTerms, termsOf([tier])) ? [] : [{ place, message }],
      );
    },
  };
};
