/** What a provider is asked to collect. */
export interface PaymentOrder {
  /** Ours; unique at the merchant. The same one again is the same payment. */
  reference: string;
  amountMinor: number;
  currency: string;
  /** Who is paid, as the payer knows it. */
  payee: string;
  /** BCP-47. */
  language: string;
  expiresAt: Date;
  /** Where the payer comes back to, on the site. */
  returnUrl: string;
}

/** What a provider says about one payment; signed, so that it can be believed. */
export interface PaymentReport {
  reference: string;
  providerRef: string;
  status: 'pending' | 'settled' | 'failed' | 'refunded';
  amountMinor: number;
  currency: string;
}

/** A payment that a provider has taken. */
export interface OpenedPayment {
  providerRef: string;
  /** Where the payer pays; absolute, or on the site itself. */
  payUrl: string;
}

/**
 * Whoever collects money for a merchant. What cannot be reached or does not answer as agreed is a
 * `ProviderUnreachable`: nothing is known then, and it must be asked again.
 */
export interface PaymentProvider {
  /** Asks it to collect; null when it declines. */
  create: (order: PaymentOrder) => Promise<OpenedPayment | null>;
  /** Asks how a payment stands; null when it knows none. */
  query: (reference: string) => Promise<PaymentReport | null>;
  /** Asks it to give the money back; answers how the payment then stands. */
  refund: (reference: string) => Promise<PaymentReport | null>;
  /** Reads a message of its own accord; null when it is not truly the provider's. */
  readCallback: (
    headers: Record<string, unknown>,
    rawBody: string,
  ) => Promise<PaymentReport | null>;
}

/** Nothing is known about a payment, because its provider did not answer as agreed. */
export class ProviderUnreachable extends Error {}
