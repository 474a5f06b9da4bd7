import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import { netPosition } from '#api/protection.ts';

import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

const netPositionQuery = memberQuery(netPosition);

/** Rounds tell by themselves; this is for what happens elsewhere meanwhile. */
const EVERY_MS = 60_000;

/**
 * Time and result of the running play session, and `refresh()` for both and the balance.
 *
 * @param isOn off where nothing is at stake: nothing is asked then
 */
export const useNetPosition = (isOn: boolean) => {
  const loadBalance = useSetAtom(loadBalanceAtom);
  const { value, reload } = useMemberQuery(netPositionQuery, isOn ? {} : null);
  const refresh = useCallback(async () => {
    await Promise.all([loadBalance(), reload()]);
  }, [loadBalance, reload]);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void reload(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, reload]);
  return { position: value, refresh };
};
