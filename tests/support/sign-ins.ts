import { register } from '#api/member.ts';
import { login } from '#api/session.ts';
import { buildMerchant } from './merchant.ts';
import { PASSWORD } from './people.ts';
import { type Caller, startTestPlatform, type TestPlatform } from './platform.ts';

/** A password that nobody has. */
export const WRONG = 'orange-Flute-17k';

const noCaptcha = {
  flags: { AGENTPOLICY3: true },
  registerFields: { captcha: { enabled: false, required: false } },
};

/** Of all files that a worker runs; an address comes again only in another database. */
let addresses = 0;

/** A caller from an address that nobody used before. */
export const someone = (host = 'alpha.localhost'): Caller => {
  addresses += 1;
  return { host, ip: `198.51.100.${1 + (addresses % 254)}` };
};

/** Two brands at which anybody may register without a captcha. */
export const startSignInPlatform = (): Promise<TestPlatform> =>
  startTestPlatform([buildMerchant('alpha', noCaptcha), buildMerchant('beta', noCaptcha)]);

/** Registers somebody as a form does; answers with their session. */
export const registerMember = async (
  platform: TestPlatform,
  username: string,
  host?: string,
): Promise<Caller & { token: string }> => {
  const caller = someone(host);
  const opened = await platform.call(caller, register, {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreed: true,
  });
  if (!opened.ok || !opened.value.session) throw new Error(JSON.stringify(opened));
  return { ...caller, token: opened.value.session.token };
};

/** Tries to sign in by a password; the right one when none is given. */
export const signInBy = (
  platform: TestPlatform,
  caller: Caller,
  username: string,
  password = PASSWORD,
) => platform.call(caller, login, { username, password });
