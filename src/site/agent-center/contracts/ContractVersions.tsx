import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { contractTones } from './contracts.state.ts';
import { TermsText } from './TermsText.tsx';

interface ContractVersionsProps {
  versions: readonly Contract[];
  /** The one that is open. */
  contractId: number;
  onOpen: (contractId: number) => void;
}

/** Every version between the same two, the newest first; each can be opened. */
export const ContractVersions = ({ versions, contractId, onOpen }: ContractVersionsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DescriptionList
      items={versions.map((version) => {
        const date = format.date(version.offeredAt, 'dateTime');
        const name = t('agentContracts.version', { date });
        return {
          id: String(version.contractId),
          term: (
            <>
              {name}
              <br />
              <small>
                <TermsText terms={version.terms} />
              </small>
            </>
          ),
          value: (
            <Cluster gap="x2" justify="end">
              <StatusPill tone={contractTones[version.state]}>
                {t(`agentCenter.states.${version.state}`)}
              </StatusPill>
              {version.contractId === contractId ? (
                <small>{t('agentContracts.thisVersion')}</small>
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('agentContracts.openVersion')}: ${name}`}
                  onPress={() => onOpen(version.contractId)}
                >
                  {t('agentContracts.openVersion')}
                </Button>
              )}
            </Cluster>
          ),
        };
      })}
    />
  );
};
