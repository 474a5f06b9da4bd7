import { useAtomValue } from 'jotai';
import { type ReactNode, use } from 'react';

import { messagesLoadingAtom } from './later-messages.state.ts';

/** Renders its children once all messages are loaded. */
export const AllMessages = ({ children }: { children: ReactNode }) => {
  const coming = useAtomValue(messagesLoadingAtom);
  if (coming) use(coming);
  return children;
};
