import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor } from './fields.ts';

/** The signed-in account's money, read from the ledger. */
export const balance = endpoint({
  name: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'signedIn',
  summary: 'The balance of the signed-in account',
  value: z.object({
    /** One wallet for all vendors. */
    isSingle: z.boolean(),
    currency: z.string(),
    /** Free to play with and to withdraw. */
    cashMinor: amountMinor,
    bonusMinor: amountMinor,
    /** Held by open rounds and pending withdrawals. */
    lockedMinor: amountMinor,
    /** Cash and bonus together. */
    balanceMinor: amountMinor,
  }),
  refusals: {},
});
