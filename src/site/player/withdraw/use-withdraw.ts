import { useCallback } from 'react';

import { useBalance } from '../../money/use-balance.ts';
import { useMemberRemote } from '../../remote/member-remote.ts';

import { accountsKind, rulesKind, turnoverKind, withdrawalsKind } from './withdraw.state.ts';

/** Everything that the page of withdrawals shows, and how it is asked for again after a change. */
export const useWithdraw = () => {
  const rules = useMemberRemote(rulesKind, {});
  const accounts = useMemberRemote(accountsKind, {});
  const turnover = useMemberRemote(turnoverKind, {});
  const open = useMemberRemote(withdrawalsKind, { open: true, pageSize: 20 });
  const { reload: reloadBalance } = useBalance();
  const reloads = [
    rules.reload,
    accounts.reload,
    turnover.reload,
    open.reload,
    reloadBalance,
  ] as const;
  const [one, two, three, four, five] = reloads;
  const reload = useCallback(async () => {
    await Promise.all([one(), two(), three(), four(), five()]);
  }, [one, two, three, four, five]);
  return { rules, accounts, turnover, open, reload };
};

/** All that the page shows. */
export type UsedWithdraw = ReturnType<typeof useWithdraw>;
