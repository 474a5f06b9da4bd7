import { createContext, use } from 'react';

import type { Protection } from './protection.state.ts';

/** What the page of limits shows, and how to read it again after a change. */
export interface ProtectionOfPage {
  status: Protection;
  reload: () => Promise<void>;
}

/** Given by the page around its parts. */
export const ProtectionContext = createContext<ProtectionOfPage | null>(null);

/** The limits and pauses that the page around is about. */
export const useProtection = (): ProtectionOfPage => {
  const given = use(ProtectionContext);
  if (!given) throw new Error('A part of the page of limits stands outside of it.');
  return given;
};
