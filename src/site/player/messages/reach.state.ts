import { atom } from 'jotai';

import { inboxReach, type KindReach, setInboxReach } from '#api/inbox-reach.ts';

import { callAtom } from '../../client/call.state.ts';
import { memberQuery } from '../../remote/member-query.ts';
import { memberAtom } from '../../session/member.state.ts';

/** How the member is told of messages besides the inbox. */
export const reachQuery = memberQuery(inboxReach);

/** How messages can be told besides the inbox. */
export type Way = 'email' | 'push';

/**
 * Chooses one way for one kind of messages. Of the answer only that is taken over: another switch may have
 * been pressed meanwhile, and answers may come in another order. Answers the outcome.
 */
export const setReachAtom = atom(
  null,
  async (get, set, kind: KindReach['kind'], way: Way, wanted: boolean) => {
    const memberId = get(memberAtom)?.id ?? 0;
    const chosen = way === 'email' ? { email: wanted } : { push: wanted };
    const outcome = await get(callAtom)(setInboxReach, { kind, ...chosen });
    if (outcome.ok) {
      const holds = outcome.value.kinds.find((each) => each.kind === kind)?.[way] ?? wanted;
      set(reachQuery.patchAtom, { memberId, input: {} }, (known) => ({
        ...known,
        kinds: known.kinds.map((each) => (each.kind === kind ? { ...each, [way]: holds } : each)),
      }));
    }
    return outcome;
  },
);
