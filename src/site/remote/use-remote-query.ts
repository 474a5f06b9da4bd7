import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { Remote, RemoteQuery } from './remote-query.ts';

/** One fetched thing in a component, and how to ask for it again. */
export type UsedRemote<Value> = Remote<Value> & { retry: () => void };

/**
 * Asks for a thing when the component appears or its input changes.
 * Renders as loading first, on the server too, so that hydration agrees.
 *
 * @param input null asks for nothing and stays loading
 */
export const useRemoteQuery = <Input, Value>(
  query: RemoteQuery<Input, Value>,
  input: Input | null,
): UsedRemote<Value> => {
  const key = input === null ? '' : query.keyOf(input);
  const answer = useAtomValue(query.answersAtom)[key];
  const load = useSetAtom(query.loadAtom);

  useEffect(() => {
    if (key !== '') void load(JSON.parse(key) as Input);
  }, [key, load]);
  const retry = useCallback(() => {
    if (key !== '') void load(JSON.parse(key) as Input, true);
  }, [key, load]);

  return { ...(answer ?? { status: 'loading' as const }), retry };
};
