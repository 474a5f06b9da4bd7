/* Generated from schema/parts/theme.schema.json by scripts/generate-types.ts. Do not edit. */
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
    /** The line under the header. */
    headerBorder: 'lv-color-header-border',
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
    /** The color of shadows. */
    shadow: 'lv-color-shadow',
    /** The color of the glow. */
    glow: 'lv-color-glow',
    /** The start of the brand’s gradient. */
    gradientFrom: 'lv-color-gradient-from',
    /** The end of the brand’s gradient. */
    gradientTo: 'lv-color-gradient-to',
    /** The main color, tone 100: a tint for grounds. */
    primary100: 'lv-color-primary100',
    /** The main color, tone 300: a light tone. */
    primary300: 'lv-color-primary300',
    /** The main color, tone 500: the middle tone. */
    primary500: 'lv-color-primary500',
    /** The main color, tone 700: a dark tone, readable on 100. */
    primary700: 'lv-color-primary700',
    /** The main color, tone 900: the darkest tone, readable on 100 and 300. */
    primary900: 'lv-color-primary900',
    /** The accent, tone 100: a tint for grounds. */
    accent100: 'lv-color-accent100',
    /** The accent, tone 300: a light tone. */
    accent300: 'lv-color-accent300',
    /** The accent, tone 500: the middle tone. */
    accent500: 'lv-color-accent500',
    /** The accent, tone 700: a dark tone, readable on 100. */
    accent700: 'lv-color-accent700',
    /** The accent, tone 900: the darkest tone, readable on 100 and 300. */
    accent900: 'lv-color-accent900',
    /** A grey with a breath of the main color, tone 100: a tint for grounds. */
    neutral100: 'lv-color-neutral100',
    /** A grey with a breath of the main color, tone 300: a light tone. */
    neutral300: 'lv-color-neutral300',
    /** A grey with a breath of the main color, tone 500: the middle tone. */
    neutral500: 'lv-color-neutral500',
    /** A grey with a breath of the main color, tone 700: a dark tone, readable on 100. */
    neutral700: 'lv-color-neutral700',
    /** A grey with a breath of the main color, tone 900: the darkest tone, readable on 100 and 300. */
    neutral900: 'lv-color-neutral900',
    /** The main button. */
    buttonBg: 'lv-color-button-bg',
    /** Words on the main button. */
    buttonText: 'lv-color-button-text',
    /** The main button under the pointer. */
    buttonBgHover: 'lv-color-button-bg-hover',
    /** The main button while pressed. */
    buttonBgPressed: 'lv-color-button-bg-pressed',
    /** The start of the main button’s gradient. */
    buttonFrom: 'lv-color-button-from',
    /** The end of the main button’s gradient. */
    buttonTo: 'lv-color-button-to',
    /** The line around the main button. */
    buttonBorder: 'lv-color-button-border',
    /** The ground of a game tile, and the veil over its art. */
    tileBg: 'lv-color-tile-bg',
    /** The title of a game tile. */
    tileText: 'lv-color-tile-text',
    /** Quiet words on a game tile. */
    tileMuted: 'lv-color-tile-muted',
    /** The line around a game tile. */
    tileBorder: 'lv-color-tile-border',
    /** The line around a game tile under the pointer. */
    tileMark: 'lv-color-tile-mark',
    /** Links of the navigation. */
    navText: 'lv-color-nav-text',
    /** Quiet links of the navigation. */
    navMuted: 'lv-color-nav-muted',
    /** The mark of the page that is open. */
    navMark: 'lv-color-nav-mark',
    /** The ground of dialogs, sheets and menus. */
    popupBg: 'lv-color-popup-bg',
    /** Text of dialogs, sheets and menus. */
    popupText: 'lv-color-popup-text',
    /** Quiet text of dialogs, sheets and menus. */
    popupMuted: 'lv-color-popup-muted',
    /** The line around dialogs, sheets and menus. */
    popupBorder: 'lv-color-popup-border',
    /** The ground of an input. */
    inputBg: 'lv-color-input-bg',
    /** What is typed. */
    inputText: 'lv-color-input-text',
    /** Placeholders and icons of an input. */
    inputMuted: 'lv-color-input-muted',
    /** The line around an input. */
    inputBorder: 'lv-color-input-border',
    /** The line around the input that has the focus. */
    inputFocus: 'lv-color-input-focus',
    /** The ground of a card. */
    cardBg: 'lv-color-card-bg',
    /** Text of a card. */
    cardText: 'lv-color-card-text',
    /** Quiet text of a card. */
    cardMuted: 'lv-color-card-muted',
    /** The line around a card. */
    cardBorder: 'lv-color-card-border',
    /** The line around a card under the pointer. */
    cardMark: 'lv-color-card-mark',
    /** The ground of a chip. */
    chipBg: 'lv-color-chip-bg',
    /** Words of a chip. */
    chipText: 'lv-color-chip-text',
    /** The line around a chip. */
    chipBorder: 'lv-color-chip-border',
    /** The ground of a chip that is chosen. */
    chipSelectedBg: 'lv-color-chip-selected-bg',
    /** Words of a chip that is chosen. */
    chipSelectedText: 'lv-color-chip-selected-text',
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
  layout: {
    /** Greatest width of the page’s content. */
    maxWidth: 'lv-layout-max-width',
    /** Height of the header. */
    headerHeight: 'lv-layout-header-height',
    /** Height of the bottom bar on phones. */
    bottomBarHeight: 'lv-layout-bottom-bar-height',
  },
  button: {
    /** Roundness of a button. */
    radius: 'lv-button-radius',
    /** Line around a button. */
    borderWidth: 'lv-button-border-width',
    /** Least height of a button of the usual size. */
    height: 'lv-button-height',
    /** Space beside the words of a button. */
    paddingInline: 'lv-button-padding-inline',
    /** Space between a button’s icon and its words. */
    gap: 'lv-button-gap',
    /** Face of a button’s words. */
    font: 'lv-button-font',
    /** Weight of a button’s words. */
    weight: 'lv-button-weight',
    /** Case of a button’s words. */
    transform: 'lv-button-transform',
    /** Letter spacing of a button’s words. */
    tracking: 'lv-button-tracking',
    /** Shadow or glow of the main button. */
    shadow: 'lv-button-shadow',
    /** What lies over the ground of the main button; none leaves the plain color. */
    fill: 'lv-button-fill',
  },
  tile: {
    /** Ratio of a game tile. */
    ratio: 'lv-tile-ratio',
    /** Roundness of a game tile. */
    radius: 'lv-tile-radius',
    /** Line around a game tile. */
    borderWidth: 'lv-tile-border-width',
    /** Line around a game tile under the pointer. */
    markWidth: 'lv-tile-mark-width',
    /** Space beside the words of a game tile. */
    padding: 'lv-tile-padding',
    /** Shadow of a game tile at rest. */
    shadow: 'lv-tile-shadow',
    /** Shadow of a game tile under the pointer. */
    shadowHover: 'lv-tile-shadow-hover',
    /** How far a game tile rises under the pointer. */
    lift: 'lv-tile-lift',
  },
  header: {
    /** Space between the parts of the header on wide screens. */
    gap: 'lv-header-gap',
    /** Line under the header. */
    borderWidth: 'lv-header-border-width',
    /** Shadow of the header. */
    shadow: 'lv-header-shadow',
  },
  nav: {
    /** Roundness of a link of the navigation. */
    radius: 'lv-nav-radius',
    /** Face of the navigation. */
    font: 'lv-nav-font',
    /** Type size of the navigation. */
    size: 'lv-nav-size',
    /** Weight of the navigation. */
    weight: 'lv-nav-weight',
    /** Case of the navigation. */
    transform: 'lv-nav-transform',
    /** Letter spacing of the navigation. */
    tracking: 'lv-nav-tracking',
    /** Space beside the words of a link. */
    paddingInline: 'lv-nav-padding-inline',
    /** Space between two links. */
    gap: 'lv-nav-gap',
    /** Thickness of the mark of the page that is open. */
    markWidth: 'lv-nav-mark-width',
  },
  popup: {
    /** Roundness of dialogs and sheets. */
    radius: 'lv-popup-radius',
    /** Roundness of menus and popovers. */
    menuRadius: 'lv-popup-menu-radius',
    /** Line around what pops up. */
    borderWidth: 'lv-popup-border-width',
    /** Shadow of what pops up. */
    shadow: 'lv-popup-shadow',
    /** Space inside a dialog. */
    padding: 'lv-popup-padding',
    /** Space inside a dialog on phones. */
    paddingNarrow: 'lv-popup-padding-narrow',
  },
  input: {
    /** Roundness of an input. */
    radius: 'lv-input-radius',
    /** Line around an input. */
    borderWidth: 'lv-input-border-width',
    /** Least height of an input. */
    height: 'lv-input-height',
    /** Space beside what is typed. */
    paddingInline: 'lv-input-padding-inline',
    /** Face of what is typed. */
    font: 'lv-input-font',
  },
  card: {
    /** Roundness of a card. */
    radius: 'lv-card-radius',
    /** Line around a card. */
    borderWidth: 'lv-card-border-width',
    /** Space inside a card. */
    padding: 'lv-card-padding',
    /** Shadow of a raised card. */
    shadow: 'lv-card-shadow',
    /** Shadow of a card under the pointer. */
    shadowHover: 'lv-card-shadow-hover',
  },
  chip: {
    /** Roundness of a chip. */
    radius: 'lv-chip-radius',
    /** Line around a chip. */
    borderWidth: 'lv-chip-border-width',
    /** Least height of a chip. */
    height: 'lv-chip-height',
    /** Space beside the words of a chip. */
    paddingInline: 'lv-chip-padding-inline',
    /** Type size of a chip. */
    size: 'lv-chip-size',
    /** Weight of a chip’s words. */
    weight: 'lv-chip-weight',
  },
} as const;
