import { useTranslation } from 'react-i18next';

import type { agentContract, Contract } from '#api/contracts.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Timeline } from '#components/Timeline/Timeline.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { usePartyName } from './use-party-name.ts';

type Signature = ValueOf<typeof agentContract>['signatures'][number];

/** What ended an offer or a contract. */
const ENDS: readonly Signature['action'][] = ['refuse', 'withdraw', 'expire', 'end'];

interface SignaturesProps {
  contract: Contract;
  signatures: readonly Signature[];
}

/** Who did what to a contract, when, and from which device. */
export const Signatures = ({ contract, signatures }: SignaturesProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const partyName = usePartyName();
  const { upline, agent } = contract;
  const nameOf = (by: Signature['by']) => {
    if (by === 'own') return t('agentContracts.you');
    return by === 'other' ? partyName(upline.isOwn ? agent : upline) : t('agentContracts.platform');
  };
  return (
    <Timeline
      label={t('agentContracts.signatures')}
      stateLabels={{
        done: t('agentContracts.stepStates.done'),
        current: t('agentContracts.stepStates.current'),
        waiting: t('agentContracts.stepStates.waiting'),
        failed: t('agentContracts.stepStates.failed'),
      }}
      steps={signatures.map(({ action, by, at, device }) => ({
        id: `${action} ${at}`,
        title: t(`agentContracts.signed.${action}`, { name: nameOf(by) }),
        time: format.date(at, 'dateTime'),
        state: ENDS.includes(action) ? 'failed' : 'done',
        children: device && <bdi>{t('agentContracts.device', { device })}</bdi>,
      }))}
    />
  );
};
