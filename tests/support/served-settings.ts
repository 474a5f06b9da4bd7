import type { buildMerchant } from './merchant.ts';

/** What `alpha` is set to where `serve-platform.ts` serves it. */
export const servedSettings: Parameters<typeof buildMerchant>[1] = {
  // As many calls as there are: one that is switched off is refused before its input is read.
  flags: {
    MOBILENUMREG3: true,
    MOBILEVERCODELOGIN3: true,
    FREEPLAY3: true,
    AGENTPOLICY3: true,
  },
  payments: { walletMode: 'transfer' },
  categories: [{ type: 'RNG', vendors: ['MOONFERRY'] }],
};
