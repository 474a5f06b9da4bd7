import type { Connection } from '#platform/base/database/connect.ts';
import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import type { Context, Merchant, Session } from '#platform/base/endpoints/handler.ts';
import type { BenchTree } from './make-tree.ts';

/** A brand with one large team. */
export interface Bench {
  opened: OpenedDatabase;
  /** May write what the server's role may not. */
  owner: Connection['pool'];
  tree: BenchTree;
  merchant: Merchant;
}

/** What a handler needs to answer somebody of the team. */
export const asAgent = (
  { opened, merchant }: Pick<Bench, 'opened' | 'merchant'>,
  memberId: number,
): Context & { session: Session } => {
  const session: Session = {
    memberId,
    type: 1,
    tokenHash: '',
    deviceId: null,
    mustChangePassword: false,
  };
  const asking: Partial<Context> = {
    database: opened.database,
    merchant,
    session,
    language: 'en',
  };
  // The handlers read no more of the request than this.
  return asking as Context & { session: Session };
};
