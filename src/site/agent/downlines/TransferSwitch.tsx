import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { freezeTransfers } from '#api/agents.ts';
import { Switch } from '#components/Switch/Switch.tsx';

import { useCall } from '../../client/call.state.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';

interface TransferSwitchProps {
  memberId: number;
  frozen: boolean;
  onDone: () => Promise<void>;
}

/** Stops the transfers of somebody below, or lets them go on; it shows what holds. */
export const TransferSwitch = ({ memberId, frozen, onDone }: TransferSwitchProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const turn = async (may: boolean): Promise<void> => {
    setBusy(true);
    const outcome = await call(freezeTransfers, { memberId, frozen: !may });
    setError(outcome.ok ? undefined : refusalText(outcome.refusal));
    if (outcome.ok) await onDone();
    setBusy(false);
  };
  return (
    <Switch
      name="transfers"
      label={t('agentTeam.mayTransfer')}
      hint={t('agentTeam.mayTransferHint')}
      value={!frozen}
      error={error}
      busyLabel={busy ? t('common.loading') : undefined}
      onChange={(may) => void turn(may)}
    />
  );
};
