import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';

import { useProtection } from './protection-context.ts';
import { settleLimitAtom } from './protection.state.ts';
import { useLimitText } from './use-limit-text.ts';

export interface PendingLimitProps {
  limit: ProtectionLimit;
  pending: NonNullable<ProtectionLimit['pending']>;
  onClose: () => void;
}

/** A higher limit that was asked for: kept as it was, or confirmed once its time has come. */
export const PendingLimit = ({ limit, pending, onClose }: PendingLimitProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const limitText = useLimitText(limit.kind);
  const { busy, refusal, settle } = useSettle(limit, onClose);
  const refusalText = useRefusalText();
  const amount = limitText(pending.amount);
  return (
    <Dialog
      open
      size="sm"
      title={t('protection.pending.title')}
      closeLabel={t('common.close')}
      dismissable={busy === null}
      onOpenChange={onClose}
    >
      <Stack gap="x4">
        <p>
          {pending.canConfirm
            ? t('protection.pending.ready', { amount })
            : t('protection.pending.waits', {
                amount,
                date: format.date(pending.confirmableAt, 'dateTime'),
              })}
        </p>
        {refusal && <Banner tone="danger">{refusalText(refusal)}</Banner>}
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          loading={busy === 'cancel'}
          isDisabled={busy === 'confirm'}
          onPress={() => void settle('cancel')}
        >
          {t('protection.pending.keep')}
        </Button>
        {pending.canConfirm && (
          <Button
            variant="secondary"
            size="lg"
            fullWidth
            loading={busy === 'confirm'}
            isDisabled={busy === 'cancel'}
            onPress={() => void settle('confirm')}
          >
            {t('protection.pending.confirm')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
};

const useSettle = ({ kind, period }: ProtectionLimit, onClose: () => void) => {
  const { t } = useTranslation();
  const { reload } = useProtection();
  const settleLimit = useSetAtom(settleLimitAtom);
  const [busy, setBusy] = useState<'confirm' | 'cancel' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const settle = async (way: 'confirm' | 'cancel') => {
    setBusy(way);
    const answer = await settleLimit({ kind, period }, way);
    setBusy(null);
    if (answer !== null) return setRefusal(answer);
    await reload();
    onClose();
    pushToast({
      tone: 'success',
      title: t(way === 'confirm' ? 'protection.limits.done' : 'protection.pending.kept'),
    });
  };
  return { busy, refusal, settle };
};
