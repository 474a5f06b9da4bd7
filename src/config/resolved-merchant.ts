import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import type { CustomPage } from './custom-pages/custom-page.ts';
import type { ResolvedTheme } from './theme/resolve-theme.ts';

/** A merchant whose files are without fault, with every default filled. */
export interface ResolvedMerchant {
  code: string;
  /** Its folder, absolute. */
  folder: string;
  config: MerchantConfig;
  content: MerchantContent;
  /** Pages that the brand writes in Markdown, by the names of their files. */
  customPages: CustomPage[];
  theme: ResolvedTheme;
  /** The merchants whose look it inherits, nearest first, with a hash of that look. */
  parentHashes: Record<string, string>;
  /** Every file that was read, absolute: merchant.json, content, pictures, the looks' files. */
  files: string[];
}
