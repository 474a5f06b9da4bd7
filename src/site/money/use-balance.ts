import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

import { balanceAtom, loadBalanceAtom } from '../session/balance.state.ts';
import { isPasswordForcedAtom } from '../session/member.state.ts';

/** The member's money, and how it is asked for again. */
export const useBalance = () => {
  const balance = useAtomValue(balanceAtom);
  const load = useSetAtom(loadBalanceAtom);
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reload = useCallback(async () => setRefusal(await load()), [load]);
  useEffect(() => {
    if (isPasswordForced) return undefined;
    let isGone = false;
    void load().then((answer) => !isGone && setRefusal(answer));
    return () => {
      isGone = true;
    };
  }, [load, isPasswordForced]);
  return { balance, refusal, reload };
};
