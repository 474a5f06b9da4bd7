import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import {
  contractQuery,
  useTellContractChange,
} from '../../agent-center/contracts/contracts.state.ts';
import { usePartyName } from '../../agent-center/contracts/use-party-name.ts';
import { TermsForm } from './TermsForm.tsx';
import type { ContractFormInAddress } from './use-contract-form.ts';

/** The form of the address over the page: an offer, a proposal, or other terms of a contract. */
export const ContractForms = ({ form, to, change, close }: ContractFormInAddress) => {
  const { t } = useTranslation();
  const tellChange = useTellContractChange();
  const finish = () => {
    pushToast({ tone: 'success', title: t('agentContracts.sent') });
    tellChange();
    close();
  };
  if (form === null && change === null) return null;
  const name = form ?? 'change';
  return (
    <Dialog
      open
      size="lg"
      title={t(`agentContracts.${name}Title`)}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      {form !== null && (
        <Stack gap="x4">
          <span>{t(`agentContracts.${form}Text`)}</span>
          <TermsForm
            side={form === 'offer' ? 'given' : 'had'}
            changed={null}
            memberId={to}
            onDone={finish}
          />
        </Stack>
      )}
      {form === null && change !== null && (
        <Change key={change} contractId={change} onDone={finish} />
      )}
    </Dialog>
  );
};

const Change = ({ contractId, onDone }: { contractId: number; onDone: () => void }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(contractQuery, { contractId, language });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  return <Changed contract={value.contract} onDone={onDone} />;
};

const Changed = ({ contract, onDone }: { contract: Contract; onDone: () => void }) => {
  const { t } = useTranslation();
  const partyName = usePartyName();
  const { upline, agent, kind } = contract;
  return (
    <Stack gap="x4">
      <strong>
        {t('agentContracts.changeWith', {
          kind: t(`agentCenter.kinds.${kind}`),
          name: partyName(upline.isOwn ? agent : upline),
        })}
      </strong>
      <span>{t('agentContracts.proposeText')}</span>
      <TermsForm side={upline.isOwn ? 'given' : 'had'} changed={contract} onDone={onDone} />
    </Stack>
  );
};
