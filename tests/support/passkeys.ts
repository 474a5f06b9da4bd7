import {
  addPasskey,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
} from '#api/passkeys.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { openMember } from './members.ts';
import type { Caller, TestPlatform } from './platform.ts';
import { makePasskey, type SoftwarePasskey } from './software-passkey.ts';

export const PASSWORD = 'violet-Tuba-91x';

/** Where a brand's passkeys are made. */
export const at = (code: string) => ({
  origin: `http://${code}.localhost`,
  rpId: `${code}.localhost`,
});

/** Members of `alpha`, unless told otherwise, and what they do with their passkeys. */
export const passkeyHolders = (getPlatform: () => TestPlatform) => {
  let people = 0;

  const newMember = async (more: { type?: number; code?: string } = {}) => {
    people += 1;
    const { type = 0, code = 'alpha' } = more;
    const username = `holder${people}`;
    const passwordHash = await hashPassword(PASSWORD);
    return {
      ...(await openMember(getPlatform(), code, { username, passwordHash, type })),
      username,
    };
  };

  type Member = Awaited<ReturnType<typeof newMember>>;

  const begin = async (member: Member) => {
    const begun = await getPlatform().call(member, passkeyOptions, { password: PASSWORD });
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    const { challengeId, options } = begun.value;
    return { challengeId, challenge: String(options['challenge']), options };
  };

  const add = async (member: Member, key: SoftwarePasskey, more = {}) => {
    const { challengeId, challenge } = await begin(member);
    const credential = key.register(challenge, more);
    return getPlatform().call(member, addPasskey, { challengeId, name: 'My phone', credential });
  };

  const remove = (
    member: Caller,
    { id }: SoftwarePasskey,
    proof: { password?: string } = { password: PASSWORD },
  ) => getPlatform().call(member, removePasskey, { id, ...proof });

  /** A member with one passkey. */
  const withPasskey = async (more: Parameters<typeof newMember>[0] = {}) => {
    const member = await newMember(more);
    const key = makePasskey(at(more.code ?? 'alpha'));
    const added = await add(member, key);
    if (!added.ok) throw new Error(JSON.stringify(added));
    return { ...member, key };
  };

  const beginLogin = async (host: string) => {
    const begun = await getPlatform().call({ host }, passkeyLoginOptions);
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    return {
      challengeId: begun.value.challengeId,
      challenge: String(begun.value.options['challenge']),
      options: begun.value.options,
    };
  };

  const signIn = async (
    { host, key }: Caller & { key: SoftwarePasskey },
    more: Parameters<SoftwarePasskey['authenticate']>[1] = {},
    area?: 'member' | 'agent',
  ) => {
    const { challengeId, challenge } = await beginLogin(host);
    const credential = key.authenticate(challenge, more);
    return getPlatform().call({ host, ip: '198.51.100.9' }, passkeyLogin, {
      challengeId,
      credential,
      area,
    });
  };

  return { newMember, begin, add, remove, withPasskey, beginLogin, signIn };
};
