import type { PaymentProvider } from './payment-provider.ts';
import { type ProviderPlace, sandboxProvider } from './sandbox-provider.ts';

/**
 * The provider of a channel, speaking for a merchant.
 *
 * @returns null for a bank transfer, which people of the house look after, and for an unknown name
 */
export const findProvider = (name: string, place: ProviderPlace): PaymentProvider | null =>
  name === 'sandbox' ? sandboxProvider(place) : null;
