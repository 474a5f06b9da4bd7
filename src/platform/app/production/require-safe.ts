import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { readStoredMerchants } from '../../base/merchants/read-stored-merchants.ts';
import type { BrokenFiles } from '../../base/merchants/set-aside.ts';
import { PlatformError } from '../../base/errors/platform-error.ts';
import { findUnsafeBrands } from './unsafe-brands.ts';
import { findUnsafeRows } from './unsafe-rows.ts';
import { findUnsafeSettings } from './unsafe-settings.ts';

/** Whoever can write the ledger's tables needs no function for it. */
const OWNER = {
  where: 'DATABASE_URL',
  fault:
    'The server would work as the owner of its database. Write the owner’s password into the address and let it make roles (CREATEROLE): the server then makes a login of its own.',
};

/**
 * Lets a production start go on only if nothing of it is for trying out: no sandbox payment channel,
 * no demo rows, no `.localhost` name, no secret that is missing, weak or made up. Nothing is written.
 *
 * @param files the brands as their files say; `broken` ones are looked at as they last were
 * @param isOwner whether the server signs in as the owner of the database
 * @throws {PlatformError} `production_unsafe`, naming each line to mend
 */
export const requireSafe = async (
  database: Database,
  files: readonly Pick<Merchant, 'code' | 'config'>[],
  broken: readonly BrokenFiles[],
  isOwner: boolean,
): Promise<void> => {
  const old = new Set(broken.map(({ code }) => code));
  const stored = (await readStoredMerchants(database)).filter(({ code }) => old.has(code));
  const brands = [...files, ...stored];
  const unsafe = [
    ...findUnsafeSettings(process.env, brands),
    ...findUnsafeBrands(brands),
    ...(await findUnsafeRows(database)),
    ...(isOwner ? [OWNER] : []),
  ];
  if (unsafe.length === 0) return;
  const lines = unsafe.map(({ where, fault }) => `  ${where}: ${fault}`);
  throw new PlatformError(
    'production_unsafe',
    `It is not safe to serve players. Mend each of these lines and start again:\n${lines.join('\n')}`,
  );
};
