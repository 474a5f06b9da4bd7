import { useTranslation } from 'react-i18next';

import type { DownlineBet } from '#api/agent-records.ts';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';
import type { BetState } from '#domain/bet-state.ts';

import type { RecordChoice } from '../reports/record-choice.ts';
import { useAccountColumns } from '../reports/use-account-columns.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useMoneyCell } from '../../records/use-money-cell.tsx';

const TONES: Readonly<Record<BetState, StatusTone>> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'info',
  void: 'warning',
};

/** The columns of bets. */
export const useBetColumns = (
  change: (change: Pick<RecordChoice, 'account'>) => void,
): TableColumn<DownlineBet>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const money = useMoneyCell();
  const account = useAccountColumns<DownlineBet>(change);
  return [
    {
      id: 'at',
      header: t('agentReports.settledAt'),
      sortable: true,
      cell: ({ settledAt }) => format.date(settledAt, 'dateTime'),
    },
    ...account,
    {
      id: 'game',
      header: t('agentReports.game'),
      cell: ({ gameName, gameType, vendorName }) => (
        <bdi>{gameName ?? `${t(`categories.${gameType}`)} · ${vendorName}`}</bdi>
      ),
    },
    money('stake', t('history.bets.stake'), ({ stakeMinor }) => stakeMinor),
    money('payout', t('history.bets.payout'), ({ payoutMinor }) => payoutMinor),
    money('validBet', t('history.bets.validBet'), ({ validBetMinor }) => validBetMinor),
    {
      id: 'state',
      header: t('agentReports.state'),
      cell: ({ state }) => (
        <StatusPill tone={TONES[state]}>{t(`history.bets.states.${state}`)}</StatusPill>
      ),
    },
    {
      id: 'reference',
      header: t('agentReports.reference'),
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
  ];
};
