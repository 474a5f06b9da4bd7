import { useCallback } from 'react';

import { useBalance } from '../../money/use-balance.ts';
import { useMemberQuery } from '../../remote/member-query.ts';

import { accountsQuery, rulesQuery, turnoverQuery, withdrawalsQuery } from './withdraw.state.ts';

/** Everything that the page of withdrawals shows, and how it is asked for again after a change. */
export const useWithdraw = () => {
  const rules = useMemberQuery(rulesQuery, {});
  const accounts = useMemberQuery(accountsQuery, {});
  const turnover = useMemberQuery(turnoverQuery, {});
  const open = useMemberQuery(withdrawalsQuery, { open: true, pageSize: 20 });
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
