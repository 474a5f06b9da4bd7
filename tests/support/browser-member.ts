import type { Page } from 'playwright';
import { hashPassword } from '#platform/people/access/password.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Visit, VisitOptions } from './browser.ts';
import { type OpenedMember, openMember } from './members.ts';
import { newName, PASSWORD } from './site-members.ts';

type Person = Partial<Parameters<typeof openMember>[2]>;

/** A member whose session is open in a browser. */
export interface VisitingMember {
  page: Page;
  member: OpenedMember;
  username: string;
}

/** Each costs a moment and much memory; all members have the same password. */
const passwordHash = hashPassword(PASSWORD);

/** Opens an account with a password and a session, at any brand. */
export const newOpenMember = async (
  database: Database,
  code: string,
  person: Person = {},
): Promise<OpenedMember & { username: string }> => {
  const username = newName();
  const account = { username, passwordHash: await passwordHash, ...person };
  const member = await openMember({ database }, code, account);
  return { ...member, username };
};

/** Shows a page of the site to a member of its own, who has signed in before. */
export const visitAsMember = async (
  { visit, database }: { visit: Visit; database: Database },
  code: string,
  { path = '/', person, ...options }: VisitOptions & { person?: Person } = {},
): Promise<VisitingMember> => {
  const member = await newOpenMember(database, code, person);
  const page = await visit(code, { language: 'en', ...options, path, token: member.token });
  return { page, member, username: member.username };
};
