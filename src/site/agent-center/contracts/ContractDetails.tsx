import { useTranslation } from 'react-i18next';

import type { agentContract, Contract } from '#api/contracts.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractSummary } from './ContractSummary.tsx';
import { contractQuery } from './contracts.state.ts';
import { ContractVersions } from './ContractVersions.tsx';
import { Signatures } from './Signatures.tsx';
import { useContractInAddress } from './use-contract-in-address.ts';
import { useReloadOnChange } from './use-reload-on-change.ts';

/** The contract of the address, opened: its terms, who signed it from where, and all its versions. */
export const ContractDetails = () => {
  const { t } = useTranslation();
  const { contractId, open } = useContractInAddress();
  if (contractId === null) return null;
  return (
    <Dialog
      open
      size="lg"
      title={t('agentContracts.details')}
      closeLabel={t('common.close')}
      onOpenChange={() => open(null)}
    >
      <Loaded key={contractId} contractId={contractId} onOpen={open} />
    </Dialog>
  );
};

interface LoadedProps {
  contractId: number;
  onOpen: (contractId: number) => void;
}

const Loaded = ({ contractId, onOpen }: LoadedProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(contractQuery, { contractId, language });
  useReloadOnChange(remote.reload);
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  return <Details {...value} onOpen={onOpen} />;
};

/** Whether other terms can be proposed in place of these. */
const isChangeable = ({ state, endsAt, upline, can }: Contract): boolean =>
  state === 'ACTIVE' &&
  endsAt === null &&
  can.length > 0 &&
  // The house has no name: its ladder is the brand's.
  (upline.isOwn || upline.name !== null);

type DetailsProps = ValueOf<typeof agentContract> & Pick<LoadedProps, 'onOpen'>;

const Details = ({ contract, signatures, versions, onOpen }: DetailsProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x6">
      <ContractSummary contract={contract} />
      <Cluster gap="x2">
        <ContractActions contract={contract} />
        {isChangeable(contract) && (
          <LinkButton
            size="sm"
            variant="secondary"
            href={`/agentContracts?change=${contract.contractId}`}
          >
            {t('agentContracts.change')}
          </LinkButton>
        )}
      </Cluster>
      <Section title={t('agentContracts.signatures')} level={3}>
        <Signatures contract={contract} signatures={signatures} />
      </Section>
      {versions.length > 1 && (
        <Section title={t('agentContracts.versions')} level={3}>
          <ContractVersions versions={versions} contractId={contract.contractId} onOpen={onOpen} />
        </Section>
      )}
    </Stack>
  );
};
