import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashPassword } from '../../people/access/password.ts';

/** An account of the demo world; the same in every brand of one installation. */
export interface DemoAccount {
  username: string;
  password: string;
  passwordHash: string;
  /** Confirms what takes money out. */
  paymentPassword: string;
  paymentPasswordHash: string;
}

export interface DemoAccounts {
  member: DemoAccount;
  agent: DemoAccount;
}

const GROUPS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!#%+=?'];
const PASSWORD_LENGTH = 16;
const PAYMENT_PASSWORD_LENGTH = 6;

const pickFrom = (letters: string): string => letters.charAt(randomInt(letters.length));

/** Random, of all four kinds, without letters that look alike. */
const drawPassword = (): string => {
  const letters = Array.from({ length: PASSWORD_LENGTH }, (_, at) =>
    pickFrom(GROUPS[at] ?? GROUPS.slice(0, 3).join('')),
  );
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [letters[at], letters[other]] = [letters[other] ?? '', letters[at] ?? ''];
  }
  return letters.join('');
};

/** Digits none of which follows itself or its neighbour: nothing that is tried first. */
const drawPaymentPassword = (): string => {
  const digits: number[] = [];
  while (digits.length < PAYMENT_PASSWORD_LENGTH) {
    const digit = randomInt(10);
    if (Math.abs(digit - (digits.at(-1) ?? digit + 2)) > 1) digits.push(digit);
  }
  return digits.join('');
};

/** Adds to what an account has whatever it lacks: an older installation has no payment passwords. */
const completeAccount = async (
  username: string,
  known: Partial<DemoAccount> = {},
): Promise<DemoAccount> => {
  const password = known.password ?? drawPassword();
  const paymentPassword = known.paymentPassword ?? drawPaymentPassword();
  return {
    username,
    password,
    passwordHash: known.passwordHash ?? (await hashPassword(password)),
    paymentPassword,
    paymentPasswordHash: known.paymentPasswordHash ?? (await hashPassword(paymentPassword)),
  };
};

/**
 * The demo accounts of this installation: made once, kept in `demo.json`, readable by its owner
 * alone. Removing the file gives new passwords at the next start.
 *
 * @param stateDir `.livery`
 */
export const readDemoAccounts = async (stateDir: string): Promise<DemoAccounts> => {
  const file = path.join(stateDir, 'demo.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  const known: Partial<Record<keyof DemoAccounts, Partial<DemoAccount>>> =
    text === null ? {} : JSON.parse(text);
  const accounts = {
    member: await completeAccount('demomember', known.member),
    agent: await completeAccount('demoagent', known.agent),
  };
  const isKept = known.member?.paymentPasswordHash && known.agent?.paymentPasswordHash;
  if (isKept) return accounts;
  await mkdir(stateDir, { recursive: true });
  // Whole or not at all: half a file would lock everybody out of the demo.
  await writeFile(`${file}.new`, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return accounts;
};
