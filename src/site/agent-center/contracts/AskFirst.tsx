import { useTranslation } from 'react-i18next';

import { type Contract, previewContract } from '#api/contracts.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { ContractPreview } from './ContractPreview.tsx';
import { TermsText } from './TermsText.tsx';
import type { ContractAction } from './use-contract-act.ts';

const previewQuery = memberQuery(previewContract);

/** What cannot be taken back. */
export type AskedAction = Exclude<ContractAction, 'requestEnd' | 'keep'>;

interface AskFirstProps {
  contract: Contract;
  action: AskedAction;
  busy: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Asks before something is done with a contract that cannot be taken back, and says what it brings about. */
export const AskFirst = ({ contract, action, busy, onConfirm, onLeave }: AskFirstProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t(`agentContracts.ask.${action}`)}
      confirmLabel={t(`agentCenter.can.${action}`)}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      tone={action === 'agreeEnd' ? 'danger' : 'neutral'}
      busy={busy}
      onConfirm={onConfirm}
      onOpenChange={onLeave}
      body={
        action === 'accept' ? (
          <Accepting contract={contract} />
        ) : (
          t(`agentContracts.askText.${action}`)
        )
      }
    />
  );
};

/** What accepting would have paid, and which deeper contracts end by it. */
const Accepting = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, terms, agent } = contract;
  const remote = useMemberQuery(previewQuery, {
    kind,
    terms,
    language,
    ...(agent.memberId !== null && !agent.isOwn && { memberId: agent.memberId }),
  });
  if (remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x4">
      <div>
        <strong>{t(`agentCenter.kinds.${kind}`)}</strong>
        <TermsText terms={terms} />
      </div>
      {remote.value ? (
        <ContractPreview kind={kind} preview={remote.value} />
      ) : (
        <PageLoader label={t('common.loading')} />
      )}
    </Stack>
  );
};
