declare module 'virtual:livery/merchants' {
  /** Every merchant whose files are without fault, by code. */
  export const merchants: import('./node/merchant-data.ts').MerchantData[];
}

declare module 'virtual:livery/themes.css' {}

declare module 'virtual:livery/screens' {
  /** What the screens of every brand need, by the brand's code. */
  export const screens: Record<
    string,
    (() => Promise<import('../screens/recording.ts').ScreenData>) | undefined
  >;
}

declare module 'virtual:livery/theme-pages' {
  /** What the theme page of every brand tells, by the brand's code. */
  export const themePages: Record<
    string,
    (() => Promise<{ page: import('./node/theme-page-data.ts').ThemePageData }>) | undefined
  >;
}
