import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

import type { AnyEndpoint, InputOf, ValueOf } from '#api/endpoint.ts';

import { isPasswordForcedAtom, memberAtom } from '../session/member.state.ts';

import { type Kept, keepLast } from './keep-last.ts';
import { type Remote, type RemoteQuery, remoteQuery } from './remote-query.ts';

/** What is asked, and for whom: what one member was told is not shown to the next. */
export interface MemberInput<E extends AnyEndpoint> {
  memberId: number;
  input: InputOf<E>;
}

/** The answers of a call about the member's own things. */
export type MemberQuery<E extends AnyEndpoint> = RemoteQuery<MemberInput<E>, ValueOf<E>>;

/** Makes the atoms for a call about the member's own things. */
export const memberQuery = <E extends AnyEndpoint>(endpoint: E): MemberQuery<E> =>
  remoteQuery((call, { input }) => call(endpoint, input));

/** One thing of the member in a component, and how to ask for it again, also while it is on its way. */
export type UsedMemberQuery<Value> = Remote<Value> & { reload: () => Promise<void> };

/**
 * Asks for a thing of the member each time the component appears or its input changes. What was
 * there before stays in sight until the new has come: the same thing as it was, or another page of
 * the same list. Nothing stays of another member, nor where nothing is asked for any more. Nor is anything
 * asked for while a new password is forced, but after that.
 *
 * @param input null asks for nothing and stays loading
 */
export const useMemberQuery = <E extends AnyEndpoint>(
  query: MemberQuery<E>,
  input: InputOf<E> | null,
): UsedMemberQuery<ValueOf<E>> => {
  const memberId = useAtomValue(memberAtom)?.id;
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  const isAsked = input !== null && memberId !== undefined && !isPasswordForced;
  const key = isAsked ? query.keyOf({ memberId, input }) : '';
  const answer = useAtomValue(query.answersAtom)[key];
  const load = useSetAtom(query.loadAtom);
  const value = useLastValue(key === '' ? null : memberId, answer?.value);

  const reload = useCallback(
    async () => (key === '' ? undefined : load(JSON.parse(key) as MemberInput<E>, true)),
    [key, load],
  );
  useEffect(() => {
    // Two parts of a page that show the same thing ask for it once.
    if (key !== '') void load(JSON.parse(key) as MemberInput<E>, 'join');
  }, [key, load]);

  const shown: Remote<ValueOf<E>> = answer ?? { status: 'loading' };
  return { ...shown, ...(value !== undefined && { value }), reload };
};

/** A value as long as it is there, and then the one that was there last of the same owner. */
const useLastValue = <Value>(
  owner: number | null | undefined,
  value: Value | undefined,
): Value | undefined => {
  const [last, setLast] = useState<Kept<Value>>({ owner, value });
  const kept = keepLast(last, { owner, value });
  if (kept !== last) setLast(kept);
  return kept.value;
};
