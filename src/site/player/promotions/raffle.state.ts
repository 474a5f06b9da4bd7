import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { raffle, type RaffleState } from '#api/raffles.ts';

import { remoteQuery } from '../../remote/remote-query.ts';
import { useRemoteQuery, type UsedRemote } from '../../remote/use-remote-query.ts';
import { memberAtom } from '../../session/member.state.ts';

/** By whom it is asked: a member finds their tickets in the answer. */
const raffleQuery = remoteQuery((call, { id }: { id: string; memberId: number | null }) =>
  call(raffle, { id }),
);

/** A promotion's raffle, as whoever looks may see it. */
export const useRaffle = (id: string): UsedRemote<RaffleState> => {
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const load = useSetAtom(raffleQuery.loadAtom);
  // Tickets may have come since it was looked at last.
  useEffect(() => void load({ id, memberId }, 'join'), [load, id, memberId]);
  return useRemoteQuery(raffleQuery, { id, memberId });
};
