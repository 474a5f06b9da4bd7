import { hashPassword } from '#platform/people/access/password.ts';
import { type OpenedMember, openMember } from './members.ts';
import type { Caller, TestPlatform } from './platform.ts';

/** The login password of everybody who is opened here. */
export const PASSWORD = 'violet-Tuba-91x';

/** A member with everything that tells one person from another. */
export interface Somebody extends OpenedMember {
  username: string;
  /** Nobody's yet: neither written nor verified. */
  email: string;
  /** Nobody's yet, in E.164. */
  mobile: string;
  /** The same person before signing in, from an address that nobody else has. */
  visitor: Caller;
}

/** What is unlike a plain member of the first brand. */
interface Unlike {
  code?: string;
  type?: number;
  profile?: Record<string, string>;
  /** Null opens an account without one. */
  password?: string | null;
  pin?: string;
}

/** Of all files that a worker runs; an address comes again only in another database. */
let count = 0;

/** Opens a member whose name, address and number nobody else has. */
export const openSomebody = async (
  platform: Pick<TestPlatform, 'database'>,
  { code = 'alpha', type = 0, profile = {}, password = PASSWORD, pin }: Unlike = {},
): Promise<Somebody> => {
  count += 1;
  const username = `person${count}`;
  const member = await openMember(platform, code, {
    username,
    type,
    profile,
    passwordHash: password === null ? null : await hashPassword(password),
    ...(pin !== undefined && { paymentPasswordHash: await hashPassword(pin) }),
  });
  return {
    ...member,
    username,
    email: `${username}@mail.example`,
    mobile: `+959798234${String(count).padStart(3, '0')}`,
    visitor: { host: member.host, ip: `192.0.2.${1 + (count % 254)}` },
  };
};
