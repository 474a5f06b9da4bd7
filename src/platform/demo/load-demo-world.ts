import type { Database } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { type DemoAccount, readDemoAccounts } from './demo-accounts.ts';
import { markDemoFavorites } from './demo-favorites.ts';
import { openDemoMembers } from './demo-members.ts';
import { writeDemoWinners } from './demo-winners.ts';

/** How to sign in to the demo world; the same in every brand. */
export interface DemoWorld {
  member: Pick<DemoAccount, 'username' | 'password'>;
  agent: Pick<DemoAccount, 'username' | 'password'>;
}

/**
 * Fills every brand with a demo member, a demo agent, their money, marked games and recent wins.
 * Loading it again changes nothing but the wins' moments.
 *
 * @param stateDir `.livery`, where the passwords of this installation are kept
 */
export const loadDemoWorld = async ({
  database,
  merchants,
  stateDir,
}: {
  database: Database;
  merchants: readonly Merchant[];
  stateDir: string;
}): Promise<DemoWorld> => {
  const accounts = await readDemoAccounts(stateDir);
  const now = new Date();
  for (const merchant of merchants) {
    await database.transaction().execute(async (tx) => {
      const memberId = await openDemoMembers(tx, merchant, accounts);
      await markDemoFavorites(tx, merchant.id, memberId);
      await writeDemoWinners(tx, merchant, now);
    });
  }
  const shown = ({ username, password }: DemoAccount) => ({ username, password });
  return { member: shown(accounts.member), agent: shown(accounts.agent) };
};
