import { useAtomValue } from 'jotai';
import { type ReactNode, use } from 'react';

import { wordsComingAtom } from './later-words.state.ts';

/** Shows what may say any word once all words are there. */
export const AllWords = ({ children }: { children: ReactNode }) => {
  const coming = useAtomValue(wordsComingAtom);
  if (coming) use(coming);
  return children;
};
