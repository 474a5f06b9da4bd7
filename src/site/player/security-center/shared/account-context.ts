import { createContext, use } from 'react';

import type { Profile } from './profile.state.ts';

/** The profile that the whole page shows, and how to read it again after a change. */
export interface Account {
  profile: Profile;
  reload: () => Promise<void>;
}

/** Given by the page around its parts. */
export const AccountContext = createContext<Account | null>(null);

/** The account that the page around is about. */
export const useAccountOfPage = (): Account => {
  const account = use(AccountContext);
  if (!account) throw new Error('A part of the security center stands outside of it.');
  return account;
};
