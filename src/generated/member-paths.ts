/* Generated from every .screen.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/** The addresses of the member center's pages. */
export const memberPaths = [
  '/depositv2',
  '/withdraw',
  '/transferFund',
  '/transferUpline',
  '/transactionHistory',
  '/personalHistoryCopy',
  '/personalProfit',
  '/bonusDetails',
  '/securityCenter',
  '/limits',
  '/installGuide',
  '/contactUs',
  '/feedback',
] as const;
