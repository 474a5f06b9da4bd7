import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { AskFirst, type AskedAction } from './AskFirst.tsx';
import { type ContractAction, useContractAct } from './use-contract-act.ts';
import { usePartyName } from './use-party-name.ts';

/** What cannot be taken back is asked first. */
const isAsked = (action: ContractAction): action is AskedAction =>
  action !== 'requestEnd' && action !== 'keep';

interface ContractActionsProps {
  contract: Contract;
  /** When something was done with it. */
  onDone?: () => void;
}

/** What the agent can do with a contract now, each a button. */
export const ContractActions = ({ contract, onDone }: ContractActionsProps) => {
  const { t } = useTranslation();
  const act = useContractAct();
  const partyName = usePartyName();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [busy, setBusy] = useState<ContractAction | null>(null);
  const { can, kind, upline, agent } = contract;
  const name = partyName(upline.isOwn ? agent : upline);
  const doNow = async (action: ContractAction) => {
    setBusy(action);
    await act(contract, action);
    setBusy(null);
    setAsked(null);
    onDone?.();
  };
  return (
    <>
      <Cluster gap="x2">
        {can.map((action) => (
          <Button
            key={action}
            size="sm"
            variant="secondary"
            aria-label={`${t(`agentCenter.can.${action}`)}: ${t(`agentCenter.kinds.${kind}`)}, ${name}`}
            loading={busy === action && asked === null}
            isDisabled={busy !== null && busy !== action}
            onPress={() => (isAsked(action) ? setAsked(action) : void doNow(action))}
          >
            {t(`agentCenter.can.${action}`)}
          </Button>
        ))}
      </Cluster>
      {asked && (
        <AskFirst
          contract={contract}
          action={asked}
          busy={busy !== null}
          onConfirm={() => void doNow(asked)}
          onLeave={() => setAsked(null)}
        />
      )}
    </>
  );
};
