import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { PlatformError } from '#platform/base/errors/platform-error.ts';
import { liveryHome } from '../../../base/paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/** What an operator's command works on. */
export interface OpenedPlatform {
  database: OpenedDatabase['database'];
  /** Reaches the same database as its owner; holds its password. */
  ownerUrl: string;
  /** As they were when the platform was last started or built. */
  merchants: Merchant[];
  /** @throws {InputError} when no brand has this code */
  findMerchant: (code: string) => Merchant;
}

/**
 * Lends the platform's database to a command: the one of DATABASE_URL, else the embedded one, which
 * a running `livery start` shares.
 *
 * @throws {InputError} with one sentence when it cannot be opened
 */
export const withPlatform = async <Value>(
  work: (platform: OpenedPlatform) => Promise<Value>,
): Promise<Value> => {
  const opened = await open();
  try {
    const merchants = await readStoredMerchants(opened.database);
    const findMerchant = (code: string): Merchant => {
      const merchant = merchants.find((each) => each.code === code);
      if (merchant) return merchant;
      const known = merchants.map((each) => each.code).join(', ') || 'none yet';
      throw new InputError(
        `The platform has no merchant ${code} (it has: ${known}). Start the platform once with it.`,
      );
    };
    return await work({ database: opened.database, ownerUrl: opened.url, merchants, findMerchant });
  } finally {
    await opened.close();
  }
};

const open = async (): Promise<OpenedDatabase> => {
  try {
    return await openDatabase(liveryHome(), process.env['DATABASE_URL']);
  } catch (error) {
    if (error instanceof PlatformError) throw new InputError(error.message);
    throw error;
  }
};
