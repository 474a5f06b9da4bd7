declare module 'virtual:livery/merchants' {
  /** Every merchant whose files are without fault, by code. */
  export const merchants: import('./node/merchant-data.ts').MerchantData[];
}

declare module 'virtual:livery/themes.css' {}
