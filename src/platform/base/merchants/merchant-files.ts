import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** What the platform needs of a merchant's checked and resolved files. */
export interface MerchantFiles {
  code: string;
  config: MerchantConfig;
  content: MerchantContent;
}

/** A merchant whose files are those that were read and checked before: what is in them is read only where it is written. */
export interface KnownFiles {
  code: string;
  config: MerchantConfig;
  /** `contentHashOf` the files. */
  contentHash: string;
  /** @throws when they are at fault meanwhile */
  read: () => MerchantFiles;
}

/** Writes one kind of a merchant's content into its tables, in place of what is there. */
export type ImportContent = (
  tx: OpenTransaction,
  merchant: Merchant,
  content: MerchantContent,
) => Promise<void>;
