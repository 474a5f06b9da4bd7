/**
 * Whether a call names no merchant, or the one whose host name is called.
 *
 * @param named the merchant codes that the call carries, in any case
 */
export const isOwnMerchant = (code: string, ...named: (string | undefined)[]): boolean =>
  named.every((name) => name === undefined || name.toLowerCase() === code);
