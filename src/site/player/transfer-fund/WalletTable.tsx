import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { transferFund } from '#api/wallet.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';

import type { FundFormProps } from './FundForm.tsx';
import { MAIN, type Wallet } from './wallets.state.ts';

/** Every vendor's wallet, and the way back to the main one: of each, or of all at once. */
export const WalletTable = ({ wallets, onDone }: FundFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { busy, bringBack } = useBringBack(onDone);
  const vendors = wallets
    .filter(({ code }) => code !== MAIN)
    .toSorted((one, other) => other.balanceMinor - one.balanceMinor);
  const isEmpty = vendors.every(({ balanceMinor }) => balanceMinor === 0);
  const button = (code: string | null, isDisabled: boolean, label?: string) => (
    <Button
      size="sm"
      variant="secondary"
      icon="arrowDown"
      aria-label={label}
      isDisabled={isDisabled || (busy !== null && busy !== (code ?? ALL))}
      loading={busy === (code ?? ALL)}
      onPress={() => void bringBack(code)}
    >
      {t(code === null ? 'transfer.bringAll' : 'transfer.bring')}
    </Button>
  );
  return (
    <Section title={t('transfer.walletsTitle')} action={button(null, isEmpty)}>
      <Table<Wallet>
        caption={t('transfer.walletsTable')}
        rows={vendors}
        rowKey={({ code }) => code}
        empty={<EmptyState icon="wallet" title={t('transfer.noWallets')} />}
        columns={[
          { id: 'name', header: t('transfer.wallet'), cell: ({ name }) => name },
          {
            id: 'balance',
            header: t('transfer.balance'),
            align: 'end',
            cell: ({ balanceMinor }) => format.money(balanceMinor),
          },
          {
            id: 'back',
            header: t('transfer.back'),
            align: 'end',
            cell: ({ code, name, balanceMinor }) =>
              balanceMinor === 0 ? '–' : button(code, false, t('transfer.bringFrom', { name })),
          },
        ]}
      />
    </Section>
  );
};

/** Stands for every vendor while their money comes back. */
const ALL = '*';

/** Brings money back to the main wallet; `busy` tells from which vendor it comes right now. */
const useBringBack = (onDone: () => Promise<void>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const showOutcome = useOutcomeToast();
  const send = useSendOnce();
  const [busy, setBusy] = useState<string | null>(null);
  const bringBack = async (vendor: string | null) => {
    setBusy(vendor ?? ALL);
    const outcome = await send(transferFund, vendor === null ? {} : { vendor });
    setBusy(null);
    const amount = format.money(outcome.ok ? outcome.value.movedMinor : 0);
    if (showOutcome(outcome, t('transfer.cameBack', { amount }))) await onDone();
  };
  return { busy, bringBack };
};
