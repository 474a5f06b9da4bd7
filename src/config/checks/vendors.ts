import type { GameType } from '#generated/merchant-config.ts';
import { readSchemaFile } from '../schema/schema-files.ts';

/** A supplier of games, as the list of vendors names it. */
export interface Vendor {
  code: string;
  name: string;
  gameTypes: GameType[];
}

let vendors: Map<string, Vendor> | undefined;

/**
 * The known vendors by their code.
 *
 * @throws {Error} when schema/data/vendors.json is missing or broken: a fault of ours
 */
export const knownVendors = (): Map<string, Vendor> => {
  const list = (): Vendor[] => readSchemaFile('data/vendors.json')['vendors'] as Vendor[];
  vendors ??= new Map(list().map((vendor) => [vendor.code, vendor]));
  return vendors;
};
