/* Generated from schema/parts/theme-tokens.schema.json by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/** The custom property of every token, without the leading dashes. */
export const themeTokens = {
  color: {
    /** The page’s ground. */
    bg: 'lv-color-bg',
    /** The ground of alternating sections. */
    bgAlt: 'lv-color-bg-alt',
    /** Cards and panels. */
    surface: 'lv-color-surface',
    /** What floats above a card: menus, dialogs. */
    surfaceRaised: 'lv-color-surface-raised',
    /** Wells: inputs, tracks. */
    surfaceSunken: 'lv-color-surface-sunken',
    /** The veil behind a dialog. */
    overlay: 'lv-color-overlay',
    /** Body text. */
    text: 'lv-color-text',
    /** Secondary text. */
    textMuted: 'lv-color-text-muted',
    /** Quiet lines between things. */
    border: 'lv-color-border',
    /** Lines that mark a control. */
    borderStrong: 'lv-color-border-strong',
    /** The main action. */
    primary: 'lv-color-primary',
    /** The main action under the pointer. */
    primaryHover: 'lv-color-primary-hover',
    /** The main action while pressed. */
    primaryPressed: 'lv-color-primary-pressed',
    /** Text on the main action. */
    onPrimary: 'lv-color-on-primary',
    /** The second action. */
    secondary: 'lv-color-secondary',
    /** The second action under the pointer. */
    secondaryHover: 'lv-color-secondary-hover',
    /** Text on the second action. */
    onSecondary: 'lv-color-on-secondary',
    /** Badges and highlights. */
    accent: 'lv-color-accent',
    /** Text on an accent. */
    onAccent: 'lv-color-on-accent',
    /** Links in text. */
    link: 'lv-color-link',
    /** The ring around what has the focus. */
    focus: 'lv-color-focus',
    /** Good news. */
    success: 'lv-color-success',
    /** Text on good news. */
    onSuccess: 'lv-color-on-success',
    /** A caution. */
    warning: 'lv-color-warning',
    /** Text on a caution. */
    onWarning: 'lv-color-on-warning',
    /** Errors and destructive actions. */
    danger: 'lv-color-danger',
    /** Text on danger. */
    onDanger: 'lv-color-on-danger',
    /** Neutral information. */
    info: 'lv-color-info',
    /** Text on information. */
    onInfo: 'lv-color-on-info',
    /** The header’s ground. */
    headerBg: 'lv-color-header-bg',
    /** Text in the header. */
    headerText: 'lv-color-header-text',
    /** Quiet text in the header. */
    headerMuted: 'lv-color-header-muted',
    /** The footer’s ground. */
    footerBg: 'lv-color-footer-bg',
    /** Text in the footer. */
    footerText: 'lv-color-footer-text',
    /** Quiet text in the footer. */
    footerMuted: 'lv-color-footer-muted',
    /** The jackpot’s plate. */
    jackpot: 'lv-color-jackpot',
    /** Digits of the jackpot. */
    onJackpot: 'lv-color-on-jackpot',
    /** What stands where something is loading. */
    skeleton: 'lv-color-skeleton',
    /** The colour of shadows. */
    shadow: 'lv-color-shadow',
    /** The colour of the glow. */
    glow: 'lv-color-glow',
    /** The start of the brand’s gradient. */
    gradientFrom: 'lv-color-gradient-from',
    /** The end of the brand’s gradient. */
    gradientTo: 'lv-color-gradient-to',
  },
  font: {
    /** Font stack of titles. */
    display: 'lv-font-display',
    /** Font stack of text. */
    text: 'lv-font-text',
    /** Font stack of amounts. */
    numeric: 'lv-font-numeric',
  },
  size: {
    /** Type size xs. */
    xs: 'lv-size-xs',
    /** Type size sm. */
    sm: 'lv-size-sm',
    /** Type size md. */
    md: 'lv-size-md',
    /** Type size lg. */
    lg: 'lv-size-lg',
    /** Type size xl. */
    xl: 'lv-size-xl',
    /** Type size xxl. */
    xxl: 'lv-size-xxl',
    /** Type size xxxl. */
    xxxl: 'lv-size-xxxl',
    /** Type size hero. */
    hero: 'lv-size-hero',
  },
  line: {
    /** Line height of titles. */
    tight: 'lv-line-tight',
    /** Line height of controls. */
    normal: 'lv-line-normal',
    /** Line height of running text; follows the script. */
    text: 'lv-line-text',
  },
  weight: {
    /** Weight of text. */
    regular: 'lv-weight-regular',
    /** Weight of labels. */
    medium: 'lv-weight-medium',
    /** Weight of what stands out. */
    bold: 'lv-weight-bold',
    /** Weight of titles. */
    display: 'lv-weight-display',
  },
  tracking: {
    /** Letter spacing of titles. */
    display: 'lv-tracking-display',
  },
  style: {
    /** Style of titles. */
    display: 'lv-style-display',
  },
  transform: {
    /** Case of titles. */
    display: 'lv-transform-display',
  },
  space: {
    /** Space of 1 × 4 px; from x3 on it follows the density. */
    x1: 'lv-space-x1',
    /** Space of 2 × 4 px; from x3 on it follows the density. */
    x2: 'lv-space-x2',
    /** Space of 3 × 4 px; from x3 on it follows the density. */
    x3: 'lv-space-x3',
    /** Space of 4 × 4 px; from x3 on it follows the density. */
    x4: 'lv-space-x4',
    /** Space of 5 × 4 px; from x3 on it follows the density. */
    x5: 'lv-space-x5',
    /** Space of 6 × 4 px; from x3 on it follows the density. */
    x6: 'lv-space-x6',
    /** Space of 8 × 4 px; from x3 on it follows the density. */
    x8: 'lv-space-x8',
    /** Space of 10 × 4 px; from x3 on it follows the density. */
    x10: 'lv-space-x10',
    /** Space of 12 × 4 px; from x3 on it follows the density. */
    x12: 'lv-space-x12',
    /** Space of 16 × 4 px; from x3 on it follows the density. */
    x16: 'lv-space-x16',
  },
  radius: {
    /** Radius of small things. */
    sm: 'lv-radius-sm',
    /** Radius of controls. */
    md: 'lv-radius-md',
    /** Radius of cards. */
    lg: 'lv-radius-lg',
    /** Radius of pills. */
    pill: 'lv-radius-pill',
  },
  border: {
    /** A quiet line. */
    thin: 'lv-border-thin',
    /** A marking line. */
    thick: 'lv-border-thick',
  },
  elevation: {
    /** Shadow of a card. */
    low: 'lv-elevation-low',
    /** Shadow of what floats. */
    high: 'lv-elevation-high',
  },
  glow: {
    /** The brand’s glow. */
    soft: 'lv-glow-soft',
  },
  gradient: {
    /** The brand’s gradient. */
    brand: 'lv-gradient-brand',
  },
  pattern: {
    /** The brand’s background pattern. */
    image: 'lv-pattern-image',
  },
  motion: {
    /** Quick feedback. */
    fast: 'lv-motion-fast',
    /** Movement of a surface. */
    normal: 'lv-motion-normal',
    /** Movement of a banner. */
    slow: 'lv-motion-slow',
    /** The curve of movement. */
    easing: 'lv-motion-easing',
  },
  z: {
    /** Layer of the header. */
    header: 'lv-z-header',
    /** Layer of sheets and dialogs. */
    sheet: 'lv-z-sheet',
    /** Layer of menus. */
    popup: 'lv-z-popup',
    /** Layer of messages. */
    toast: 'lv-z-toast',
  },
  tile: {
    /** Ratio of a game tile. */
    ratio: 'lv-tile-ratio',
  },
  layout: {
    /** Greatest width of the page’s content. */
    maxWidth: 'lv-layout-max-width',
    /** Height of the header. */
    headerHeight: 'lv-layout-header-height',
    /** Height of the bottom bar on phones. */
    bottomBarHeight: 'lv-layout-bottom-bar-height',
  },
} as const;
