import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { forfeitBonus } from '#api/bonuses.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';

import { loadBalanceAtom } from '../session/balance.state.ts';

import { useSendOnce } from './send-once.state.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

export interface ForfeitBonusProps {
  id: number;
  /** The bonus by its name. */
  title: string;
  onDone: () => Promise<void>;
}

/** Gives a bonus up, so that the own money can be withdrawn; asked before. */
export const ForfeitBonus = ({ id, title, onDone }: ForfeitBonusProps) => {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const send = useSendOnce();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    const outcome = await send(forfeitBonus, { id });
    setBusy(false);
    setAsking(false);
    if (showOutcome(outcome, t('bonus.forfeited', { title }))) {
      await Promise.all([onDone(), loadBalance()]);
    }
  };
  return (
    <Cluster>
      <Button variant="secondary" size="sm" onPress={() => setAsking(true)}>
        {t('bonus.forfeit')}
      </Button>
      <ConfirmDialog
        title={t('bonus.forfeitTitle')}
        body={t('bonus.forfeitText', { title })}
        confirmLabel={t('bonus.forfeitConfirm')}
        cancelLabel={t('bonus.forfeitKeep')}
        closeLabel={t('common.close')}
        tone="danger"
        open={asking}
        busy={busy}
        onOpenChange={setAsking}
        onConfirm={() => void giveUp()}
      />
    </Cluster>
  );
};
