import { useTranslation } from 'react-i18next';

import { answerContract, type Contract, endContract } from '#api/contracts.ts';

import { useCall } from '../../client/call.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { useTellContractChange } from './contracts.state.ts';

/** What one of the two can do with a contract. */
export type ContractAction = Contract['can'][number];

const ANSWERS = { accept: 'accept', refuse: 'refuse', withdraw: 'withdraw' } as const;
const ENDS = { requestEnd: 'request', agreeEnd: 'agree', keep: 'keep' } as const;

const isAnswer = (action: ContractAction): action is keyof typeof ANSWERS => action in ANSWERS;

/** Gives `act(contract, action)`: does it, says what came of it, and has lists read themselves again. */
export const useContractAct = (): ((
  contract: Pick<Contract, 'contractId'>,
  action: ContractAction,
) => Promise<boolean>) => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const tellChange = useTellContractChange();
  return async ({ contractId }, action) => {
    const outcome = isAnswer(action)
      ? await call(answerContract, { contractId, answer: ANSWERS[action] })
      : await call(endContract, { contractId, answer: ENDS[action] });
    const done = tell(outcome, t(`agentCenter.done.${action}`));
    tellChange();
    return done;
  };
};
