import { useTranslation } from 'react-i18next';

import { answerContract, type Contract, endContract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { useCall } from '../../client/call.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';

const ANSWERS = { accept: 'accept', refuse: 'refuse', withdraw: 'withdraw' } as const;
const ENDS = { requestEnd: 'request', agreeEnd: 'agree', keep: 'keep' } as const;

/** What the agent can do with a contract now, each a button. */
export const ContractActions = ({
  contract,
  onDone,
}: {
  contract: Contract;
  onDone: () => Promise<void>;
}) => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const { contractId, can, kind } = contract;
  const act = async (action: Contract['can'][number]) => {
    const outcome =
      action in ANSWERS
        ? await call(answerContract, {
            contractId,
            answer: ANSWERS[action as keyof typeof ANSWERS],
          })
        : await call(endContract, { contractId, answer: ENDS[action as keyof typeof ENDS] });
    tell(outcome, t(`agentCenter.done.${action}`));
    await onDone();
  };
  if (can.length === 0) return t('agentCenter.none');
  return (
    <Cluster gap="x2">
      {can.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'accept' ? 'primary' : 'secondary'}
          aria-label={`${t(`agentCenter.can.${action}`)}: ${t(`agentCenter.kinds.${kind}`)}`}
          onPress={() => void act(action)}
        >
          {t(`agentCenter.can.${action}`)}
        </Button>
      ))}
    </Cluster>
  );
};
