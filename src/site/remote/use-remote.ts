import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { Remote, RemoteKind } from './remote.ts';

/** One fetched thing in a component, and how to ask for it again. */
export type UsedRemote<Value> = Remote<Value> & { retry: () => void };

/**
 * Asks for a thing when the component appears or its input changes.
 * Renders as loading first, on the server too, so that hydration agrees.
 *
 * @param input null asks for nothing and stays loading
 */
export const useRemote = <Input, Value>(
  kind: RemoteKind<Input, Value>,
  input: Input | null,
): UsedRemote<Value> => {
  const key = input === null ? '' : kind.keyOf(input);
  const answer = useAtomValue(kind.answersAtom)[key];
  const load = useSetAtom(kind.loadAtom);

  useEffect(() => {
    if (key !== '') void load(JSON.parse(key) as Input);
  }, [key, load]);
  const retry = useCallback(() => {
    if (key !== '') void load(JSON.parse(key) as Input, true);
  }, [key, load]);

  return { ...(answer ?? { status: 'loading' as const }), retry };
};
