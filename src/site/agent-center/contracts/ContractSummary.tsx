import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { ContractCard, type ContractState } from '#components/ContractCard/ContractCard.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { usePartyName } from './use-party-name.ts';

const LOOKS: Record<Contract['state'], ContractState> = {
  OFFERED: 'proposed',
  ACCEPTED: 'active',
  ACTIVE: 'active',
  TERMINATION_REQUESTED: 'ending',
  TERMINATED: 'ended',
  SUPERSEDED: 'ended',
  REFUSED: 'refused',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
};

const MOMENTS = ['offeredAt', 'expiresAt', 'startsAt', 'endsAt'] as const;

/** A contract on a card: who gives it to whom, what is paid for what, and when it holds. */
export const ContractSummary = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const partyName = usePartyName();
  const { kind, state, terms, upline, agent, endReason } = contract;
  // When an answer must have come says nothing once it has.
  const isOver = (moment: (typeof MOMENTS)[number]) =>
    moment === 'expiresAt' && state !== 'OFFERED' && state !== 'EXPIRED';
  const moments = MOMENTS.flatMap((moment) => {
    const at = contract[moment];
    if (at === null || isOver(moment)) return [];
    return [{ term: t(`agentContracts.${moment}`), value: format.date(at, 'dateTime') }];
  });
  return (
    <ContractCard
      kind={kind === 'realtime' ? 'realTime' : kind}
      title={t(`agentCenter.kinds.${kind}`)}
      party={t('agentContracts.parties', { upline: partyName(upline), agent: partyName(agent) })}
      state={LOOKS[state]}
      tiers={terms.map(({ rateMillis, fromMinor, activeMembers }) => ({
        rate: t('agentCenter.percent', { rate: format.number(rateMillis / 1000) }),
        threshold: t('agentContracts.threshold', {
          from: format.money(fromMinor),
          active: format.number(activeMembers),
        }),
      }))}
      terms={[
        {
          term: t('agentContracts.periodName'),
          value: t(`agentContracts.periods.${contract.period}`),
        },
        ...moments,
        ...(endReason === null
          ? []
          : [
              {
                term: t('agentContracts.endReason'),
                value: t(`agentContracts.endReasons.${endReason}`),
              },
            ]),
      ]}
      labels={{
        state: t(`agentCenter.states.${state}`),
        threshold: t('agentContracts.thresholds'),
        rate: t('agentCenter.rate'),
        accept: t('agentCenter.can.accept'),
        decline: t('agentCenter.can.refuse'),
      }}
    />
  );
};
