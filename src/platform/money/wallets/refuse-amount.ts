import type { MerchantConfig } from '#generated/merchant-config.ts';
import { Refusal } from '../../base/endpoints/handler.ts';

/**
 * Holds a transfer between people to the brand's bounds.
 *
 * @throws {Refusal} `invalid_input` with the rule `range`
 */
export const refuseAmount = ({ payments }: MerchantConfig, amountMinor: number): void => {
  const { minimumMinor: min, maximumMinor: max } = payments.transfers;
  if (amountMinor >= min && amountMinor <= max) return;
  const wrong = { field: 'amountMinor', rule: 'range', min, max };
  throw new Refusal('invalid_input', { fieldErrors: [wrong] });
};
