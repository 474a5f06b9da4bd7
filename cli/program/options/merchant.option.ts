import { Option } from 'commander';

/** What `--merchant` gives an action. */
export interface MerchantOption {
  merchant?: string;
}

/** One brand by its code; all when left out. */
export const merchantOption = (): Option =>
  new Option('--merchant <code>', 'only this merchant; all when left out');
