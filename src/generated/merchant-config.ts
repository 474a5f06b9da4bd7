/* Generated from schema/merchant.schema.json by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

/**
 * The rule of the catalogue that a field obeys; its message explains the rule to the player.
 */
export type PatternId =
  | 'any'
  | 'length'
  | 'letterStart'
  | 'lettersChinese'
  | 'chineseDigits'
  | 'chinesePunctuation'
  | 'email'
  | 'alphanumeric'
  | 'alphanumericBoth'
  | 'noChinese'
  | 'digits'
  | 'alphanumericUpper'
  | 'englishSpaces'
  | 'englishTwoLetters'
  | 'upperSpaces'
  | 'noSpaces'
  | 'dateYmd'
  | 'dateMdy'
  | 'korean'
  | 'thai'
  | 'thaiEnglish'
  | 'lettersDigitsSymbols'
  | 'strongPassword'
  | 'fullName'
  | 'japanese';
/**
 * One text per language. Hold at least the default language or English.
 */
export type LocalizedText = Partial<Record<LanguageCode, string>>;
/**
 * A language by its BCP-47 tag.
 */
export type LanguageCode =
  | 'en'
  | 'zh-Hans'
  | 'zh-Hant'
  | 'my'
  | 'ms'
  | 'th'
  | 'vi'
  | 'id'
  | 'km'
  | 'lo'
  | 'fil'
  | 'ja'
  | 'ko'
  | 'hi'
  | 'bn'
  | 'ta'
  | 'te'
  | 'mr'
  | 'ne'
  | 'si'
  | 'ur'
  | 'fa'
  | 'ar'
  | 'he'
  | 'tr'
  | 'kk'
  | 'uz'
  | 'mn'
  | 'ru'
  | 'uk'
  | 'pl'
  | 'de'
  | 'fr'
  | 'es-419'
  | 'pt-BR'
  | 'pt-PT'
  | 'it'
  | 'ro'
  | 'sw'
  | 'nl';
/**
 * A category of games.
 */
export type GameType =
  | 'RNG'
  | 'LIVE'
  | 'SPORTS'
  | 'ESPORTS'
  | 'PVP'
  | 'FISH'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT'
  | 'INHOUSE';
/**
 * One section of the home page.
 */
export type HomeSection =
  'banners' | 'notices' | 'games' | 'rng' | 'winners' | 'promotions' | 'jackpot' | 'race';
/**
 * One mode of the site.
 */
export type ThemeMode = 'light' | 'dark';

/**
 * One brand’s answers. Everything that is left out takes its default.
 */
export interface MerchantConfig {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string;
  /**
   * The version of this file’s form; `livery migrate` brings older files up to it.
   */
  schemaVersion: 2;
  /**
   * The merchant’s code; equals the name of its folder.
   */
  code: string;
  brand: Brand;
  licence: Licence;
  site: Site;
  /**
   * Pages that the main navigation has beside the usual ones. pointMall: the points mall; the brand needs one.
   *
   * Items: One page.
   */
  navigation: 'pointMall'[];
  /**
   * Which pages of the brand’s own words the site has, with links in the footer; their texts stand in the file of the pages.
   *
   * Items: One page.
   */
  pages: ('sponsor' | 'description')[];
  analytics: Analytics;
  flags: Flags;
  languages: Languages;
  /**
   * The currency of wallets and amounts, by its ISO 4217 code.
   */
  currency: string;
  /**
   * The IANA time zone in which days begin and end.
   */
  timeZone: string;
  lottery: Lottery;
  resources: Resources;
  registerFields: RegisterFields;
  gameLists: GameLists;
  limits: Limits;
  sms: Sms;
  security: Security;
  signIn: SignIn;
  payments: Payments;
  withdrawals: Withdrawals;
  protection: Protection;
  jackpot: Jackpot;
  exposure: Exposure;
  mall: Mall;
  chat: Chat;
  referral: Referral;
  agents: Agents;
  /**
   * The categories of games, in the order of the navigation.
   */
  categories: Category[];
  rebates: Rebates;
  points: Points;
  ranks: Ranks;
  home: Home;
  layout: Layout;
  theme: Theme;
  maintenance: Maintenance;
  regionRestriction: RegionRestriction;
  ages: Ages;
  content: ContentFiles;
}
/**
 * Whether a register field is shown and what it accepts.
 */
export interface RegisterFieldRule {
  /**
   * The field is on the form.
   */
  enabled: boolean;
  /**
   * The form is not sent without it.
   */
  required: boolean;
  /**
   * An own regular expression instead of the catalogue’s; * accepts anything. Empty: the expression of patternId.
   */
  acceptedPattern: string;
  patternId: PatternId;
  /**
   * The least number of characters.
   */
  minLength: number;
  /**
   * The greatest number of characters.
   */
  maxLength: number;
}
/**
 * Who the site belongs to and what it looks like at first sight.
 */
export interface Brand {
  /**
   * The name players know.
   */
  name: string;
  /**
   * The company that runs the site, as registered.
   */
  legalName: string;
  /**
   * One short line under the name.
   */
  slogan: LocalizedText;
  /**
   * One or two sentences for search engines and shared links.
   */
  description: LocalizedText;
  /**
   * SVG files under the merchant’s folder.
   */
  logo: {
    /**
     * The logo that stands on a light ground.
     */
    light: string;
    /**
     * The logo that stands on a dark ground.
     */
    dark: string;
    /**
     * The square mark; icons are made from it.
     */
    mark: string;
  };
  /**
   * The SVG from which the favicon is made.
   */
  favicon: string;
}
/**
 * The licence under which the site runs; the footer shows it on every page. With a jurisdiction, everything that it asks for must be given.
 */
export interface Licence {
  /**
   * A code of schema/data/jurisdictions.json: its rules are then checked. Empty: nothing is asked for.
   */
  jurisdiction: string;
  /**
   * Who gave the licence.
   */
  authority: string;
  /**
   * Who holds the licence, as the authority registers it. Empty: the brand’s legal name.
   */
  licensee: string;
  /**
   * The number of the licence or of the licensee’s account.
   */
  number: string;
  /**
   * The page of the authority that shows the licence. Empty: no link.
   */
  url: string;
  /**
   * The sentence in the footer.
   */
  text: LocalizedText;
  /**
   * Where players get help when play is no longer fun. An empty name: none is shown.
   */
  helpline: {
    /**
     * What the helpline is called.
     */
    name: string;
    /**
     * As it is dialled and shown: digits, with hyphens for the eye (RFC 3966). Empty: none.
     */
    phone: string;
    /**
     * Its page. Empty: none.
     */
    url: string;
  };
}
/**
 * Where the site is reached and what it may load.
 */
export interface Site {
  /**
   * Host names of the site, in lower case, without a port. A domain belongs to one merchant only; <code>.localhost always works.
   *
   * Items: One host name.
   */
  domains: string[];
  /**
   * The domain that links, the site map and shared pages name. Empty: the first of the domains.
   */
  mainDomain: string;
  /**
   * Other addresses of the site that a visitor may choose, for instance when one is slow.
   *
   * Items: One address.
   */
  domainRoutes: {
    /**
     * What the visitor reads.
     */
    name: string;
    /**
     * An https address.
     */
    url: string;
  }[];
  /**
   * Keeps a page for moments without a network in visitors' browsers, by a service worker. Switched off, the worker of an earlier build takes its leave.
   */
  offline: boolean;
  /**
   * How many of the games have a public page and a picture for sharing of their own, those that lead the lists first. Each is a small file more for each language, in every build. 0: none.
   */
  gamePages: number;
  /**
   * Origins that pictures may come from, beside the site itself.
   *
   * Items: An https origin.
   */
  imageCdns: string[];
  /**
   * Origins that games may be launched from.
   *
   * Items: An https origin.
   */
  launchCdns: string[];
}
/**
 * Measuring services. Empty: off.
 */
export interface Analytics {
  /**
   * The id of a Google tag. Empty: off.
   */
  googleTagId: string;
  /**
   * The id of a Facebook pixel. Empty: off.
   */
  facebookPixelId: string;
}
/**
 * Switches of the site’s features.
 */
export interface Flags {
  /**
   * Visitors may register with a username of their choice.
   */
  USERNAMEREG3: boolean;
  /**
   * Visitors may register with their mobile number, which becomes their username. Needs the register field mobileNum.
   */
  MOBILENUMREG3: boolean;
  /**
   * The register button is shown. Off: only who has a link of an agent reaches the form.
   */
  DIRECTREG3: boolean;
  /**
   * A mobile registration is confirmed by a code sent to the number. Needs MOBILENUMREG3 and the register field verificationCode.
   */
  REGMOBVERF3: boolean;
  /**
   * A mobile registration also asks for a password. Needs MOBILENUMREG3.
   */
  MOBILENUMPASSREG3: boolean;
  /**
   * Members may sign in with a code sent to their mobile number. Needs the register field mobileNum.
   */
  MOBILEVERCODELOGIN3: boolean;
  /**
   * Visitors may try games as a trial account, without money.
   */
  FREEPLAY3: boolean;
  /**
   * A member whose password has expired must change it before going on.
   */
  PWDEXPFORCECHANGE3: boolean;
  /**
   * The agent programme is open on this site.
   */
  AGENTPOLICY3: boolean;
  /**
   * A change of password is confirmed by a code.
   */
  CHNGPASSVERIF3: boolean;
}
/**
 * The languages of the site.
 */
export interface Languages {
  /**
   * The languages a visitor may choose, in the order of the menu.
   */
  list: LanguageCode[];
  /**
   * The language of a first visit. One of the list.
   */
  default: LanguageCode;
  /**
   * The language of a text that is missing in the chosen one. One of the list, or English, which every site carries.
   */
  fallback: LanguageCode;
  /**
   * Own meanings of short codes; they come before the usual ones (MY is Burmese unless it is changed here).
   */
  aliases: {
    [k: string]: LanguageCode;
  };
}
/**
 * How lotteries are sold.
 */
export interface Lottery {
  /**
   * Which lottery page the navigation opens first: generic (LOTT), South-East Asia (SEA) or Vietnam (VN).
   */
  type: 'LOTT' | 'SEA' | 'VN';
  /**
   * The prize tables on offer.
   *
   * Items: One prize table.
   */
  prizeModes: ('LOTT' | 'ZY' | 'ELOTT' | 'SEA')[];
  /**
   * The brand’s own odds in place of its prize modes’: `SSC.position.win` names the course, the bet type and the price. Every one is refused whose exact return leaves the band, unless its bet type is waived.
   */
  odds: {
    /**
     * Decimal, stake included; a fourth decimal is rounded.
     */
    [k: string]: number;
  };
  /**
   * Shares of the stake, in percent, between which the exact return of every bet type must lie.
   */
  returnBand: {
    /**
     * In percent.
     */
    minimum: number;
    /**
     * In percent.
     */
    maximum: number;
  };
  /**
   * Bet types that are sold though their return lies outside of the band, as `SEA_4D.big`: 4D returns 64 % everywhere it is played. Without a waiver such a bet type is not sold.
   *
   * Items: The course and the bet type.
   */
  returnWaivers: string[];
  /**
   * Seconds before a draw at which this brand stops selling its tickets.
   */
  salesCloseSeconds: number;
  /**
   * The most that one ticket may cost, in minor units; a game’s own greatest stake holds beside it.
   */
  maximumTicketMinor: number;
  /**
   * How many times a line may be staked in one draw.
   */
  maximumMultiple: number;
  /**
   * How many draws one order may play.
   */
  maximumFollow: number;
  /**
   * What members are rewarded for; counted from settled tickets, never from losses.
   *
   * Items: A target within a window, and its bonus.
   */
  missions: {
    /**
     * Names the mission for ever: a bonus is granted once for each window.
     */
    id: string;
    /**
     * Settled tickets, draws that were played, or valid bets in minor units.
     */
    metric: 'tickets' | 'draws' | 'validBet';
    /**
     * A day, or a week from Monday, in the brand’s time zone.
     */
    window: 'day' | 'week';
    /**
     * The number that must be reached.
     */
    target: number;
    /**
     * In minor units; it has the turnover of every bonus.
     */
    bonusMinor: number;
  }[];
}
/**
 * One link of the site.
 */
export interface Resource {
  /**
   * An https address, or tel: or mailto:.
   */
  url: string;
  /**
   * What the link is called in English. Left out: the usual name of the resource.
   */
  labelNameEn?: string;
}
/**
 * Links to social pages, apps and customer service. What is left out is not shown.
 */
export interface Resources {
  /**
   * The link of Facebook.
   */
  FACEBOOK?: Resource;
  /**
   * The link of YouTube.
   */
  YOUTUBE?: Resource;
  /**
   * The link of WhatsApp 1.
   */
  WHATSAPP1?: Resource;
  /**
   * The link of WhatsApp 2.
   */
  WHATSAPP2?: Resource;
  /**
   * The link of WhatsApp 3.
   */
  WHATSAPP3?: Resource;
  /**
   * The link of Telegram.
   */
  TELEGRAM?: Resource;
  /**
   * The link of TikTok.
   */
  TIKTOK?: Resource;
  /**
   * The link of Instagram.
   */
  INSTAGRAM?: Resource;
  /**
   * The link of Twitter.
   */
  TWITTER?: Resource;
  /**
   * The link of Android app.
   */
  Android?: Resource;
  /**
   * The link of iOS profile.
   */
  MOBILECONFIG?: Resource;
  /**
   * The link of Lite app.
   */
  LITEAPP?: Resource;
  /**
   * The link of Customer service 1.
   */
  CUSTOMERSERVICE1?: Resource;
  /**
   * The link of Customer service 2.
   */
  CUSTOMERSERVICE2?: Resource;
}
/**
 * The fields of the registration form.
 */
export interface RegisterFields {
  /**
   * The field “Username” of the registration form.
   */
  username: RegisterFieldRule;
  /**
   * The field “Password” of the registration form.
   */
  password: RegisterFieldRule;
  /**
   * The field “Password again” of the registration form.
   */
  confirmPassword: RegisterFieldRule;
  /**
   * The field “Mobile number” of the registration form.
   */
  mobileNum: RegisterFieldRule;
  /**
   * The field “SMS code” of the registration form.
   */
  verificationCode: RegisterFieldRule;
  /**
   * The field “Payee name” of the registration form.
   */
  payeeName: RegisterFieldRule;
  /**
   * The field “Payment password” of the registration form.
   */
  paymentPassword: RegisterFieldRule;
  /**
   * The field “QQ number” of the registration form.
   */
  qqNum: RegisterFieldRule;
  /**
   * The field “LINE id” of the registration form.
   */
  line: RegisterFieldRule;
  /**
   * The field “WhatsApp number” of the registration form.
   */
  whatsapp: RegisterFieldRule;
  /**
   * The field “Facebook name” of the registration form.
   */
  facebook: RegisterFieldRule;
  /**
   * The field “WeChat id” of the registration form.
   */
  wechat: RegisterFieldRule;
  /**
   * The field “Identity number” of the registration form.
   */
  idNumber: RegisterFieldRule;
  /**
   * The field “Email” of the registration form.
   */
  email: RegisterFieldRule;
  /**
   * The field “Recommender” of the registration form.
   */
  recommenderId: RegisterFieldRule;
  /**
   * The field “Invitation code” of the registration form.
   */
  affiliateCode: RegisterFieldRule;
  /**
   * The field “Captcha” of the registration form.
   */
  captcha: RegisterFieldRule;
  /**
   * The field “Nickname” of the registration form.
   */
  nickname: RegisterFieldRule;
  /**
   * The field “Birthday” of the registration form.
   */
  birthday: RegisterFieldRule;
  /**
   * The field “Telegram name” of the registration form.
   */
  telegram: RegisterFieldRule;
  /**
   * The field “Zalo number” of the registration form.
   */
  zalo: RegisterFieldRule;
}
/**
 * What the pages of games offer to narrow them by.
 */
export interface GameLists {
  /**
   * Games that a page of games fetches at a time.
   */
  pageSize: number;
  /**
   * The search hint for slots whose smallest stake is at least so much, in minor units; 0 leaves the hint out.
   */
  hintStakeMinor: number;
  /**
   * The search hint for slots with at least so many lines; 0 leaves the hint out.
   */
  hintLines: number;
  /**
   * Classes of games that the menus do not name, each behind its category; their games stay in the lists.
   *
   * Items: The category and the code of the class.
   */
  ignoredClasses: string[];
}
/**
 * Sizes, times and counts of the site. Units stand last in the name.
 */
export interface Limits {
  /**
   * Titles on one page of the notice and announcement popups.
   */
  announcementPageSize: number;
  /**
   * How long a banner stays, in milliseconds. 0: it does not move by itself.
   */
  bannerAutoplayMs: number;
  /**
   * How long the change of a banner takes, in milliseconds.
   */
  bannerSpeedMs: number;
  /**
   * The least time between two captchas, in milliseconds.
   */
  captchaRefreshMs: number;
  /**
   * The least time between two presses of the send button, in milliseconds.
   */
  smsThrottleMs: number;
  /**
   * How long a code sent by SMS is good, in minutes.
   */
  smsExpiredMinutes: number;
  /**
   * The least time between two changes of a favourite, in milliseconds.
   */
  favoriteThrottleMs: number;
  /**
   * Games in the hot, favourite and recommended tabs of the home page.
   */
  homeTabGames: number;
  /**
   * Games fetched for the recommended tab; only top games among them are shown.
   */
  recommendedPageSize: number;
  /**
   * Games in the slots section of the home page.
   */
  homeRngPageSize: number;
  /**
   * Games on one page of the favourite list.
   */
  favoritePageSize: number;
  /**
   * Winners on the board.
   */
  winnerBoardSize: number;
  /**
   * Winners in each of the two tickers.
   */
  winnerTickerSize: number;
  /**
   * What a round must win beyond its stake to stand on the winners board, in whole units of the currency.
   */
  winnerLeastUnits: number;
  /**
   * Failed sign-ins after which a captcha is asked for.
   */
  loginFailuresBeforeCaptcha: number;
  /**
   * Failed sign-ins after which the device or the network that they come from is locked out of that account for a while; the account itself never is.
   */
  loginFailuresBeforeLock: number;
  /**
   * How long a locked account stays locked, in minutes.
   */
  lockMinutes: number;
  /**
   * Minutes without a call after which a member is signed out.
   */
  idleMinutes: number;
  /**
   * How long a device is remembered, in days.
   */
  rememberDays: number;
  /**
   * The least number of characters of a feedback.
   */
  feedbackMinLength: number;
  /**
   * The greatest number of characters of a feedback.
   */
  feedbackMaxLength: number;
  /**
   * The greatest size of one uploaded picture, in megabytes.
   */
  uploadMaxMb: number;
  /**
   * How many pictures may be uploaded at once.
   */
  uploadMaxFiles: number;
  /**
   * Minutes after which an unanswered withdrawal counts as received.
   */
  withdrawalAutoReceiveMinutes: number;
  /**
   * The side of a QR code, in pixels.
   */
  qrSizePx: number;
  /**
   * The quiet zone of a QR code, in pixels.
   */
  qrMarginPx: number;
  /**
   * Seconds after which a part of the site that has not arrived is given up.
   */
  chunkTimeoutS: number;
}
/**
 * To which countries codes go by SMS, and how many and how dear they may be: whoever pumps numbers of others finds an end, and an alarm is raised.
 */
export interface Sms {
  /**
   * The countries to whose numbers SMS go, as ISO 3166-1 alpha-2 codes. Empty: every country; production asks for a list.
   *
   * Items: An ISO 3166-1 alpha-2 code.
   */
  countries: string[];
  /**
   * The most SMS of codes that the brand sends within an hour.
   */
  perHour: number;
  /**
   * The most that SMS of codes may cost within an hour, in minor units of the site’s currency.
   */
  spendPerHourMinor: number;
  /**
   * Nothing is sent to a country where one SMS costs more, in minor units.
   */
  mostPriceMinor: number;
  /**
   * What one SMS costs where no price of its own is named, in minor units.
   */
  usualPriceMinor: number;
  /**
   * What one SMS costs by country, as the gateway’s price list says.
   *
   * Items: What one SMS to a country costs.
   */
  prices: {
    /**
     * An ISO 3166-1 alpha-2 code.
     */
    country: string;
    /**
     * What one SMS costs there, in minor units.
     */
    priceMinor: number;
  }[];
}
/**
 * How sessions, codes and calls of this brand are protected.
 */
export interface Security {
  /**
   * Hours after which a session ends even if it is in use.
   */
  sessionMaxHours: number;
  /**
   * Days after which a password counts as expired; the flag PWDEXPFORCECHANGE3 then forces a new one. 0: it never does (OWASP ASVS 5.0 6.2.10 advises against ageing).
   */
  passwordMaxDays: number;
  /**
   * Says when nobody has a user name, instead of one answer for every failed sign-in. It lets anyone find out who has an account.
   */
  revealUnknownNames: boolean;
  /**
   * Asks for an extra proof when an account signs in from a network and a device that it has not used lately.
   */
  addressCheck: boolean;
  /**
   * Days for which a network or a device that an account used counts as known.
   */
  addressDays: number;
  /**
   * Minutes in which the extra proof of a sign-in has to be given.
   */
  challengeMinutes: number;
  /**
   * Wrong codes after which none is taken for a while.
   */
  codeTries: number;
  /**
   * Minutes for which no code is taken or sent after too many.
   */
  codeRefusalMinutes: number;
  /**
   * Minutes over which sent codes are counted.
   */
  codeSendWindowMinutes: number;
  /**
   * Codes that one number or e-mail address may be sent within the window, whoever asks. The account it belongs to may be sent as many more for its own changes, so that nobody can use them up.
   */
  codeSendsPerNumber: number;
  /**
   * Codes that one visitor’s address may ask for within the window.
   */
  codeSendsPerAddress: number;
  /**
   * A slider has to be passed before a code is sent to a visitor.
   */
  sliderOnSms: boolean;
  /**
   * A slider has to be passed with each sign-in by password.
   */
  sliderOnLogin: boolean;
  /**
   * A slider has to be passed with each registration.
   */
  sliderOnRegister: boolean;
  /**
   * How often one address may pass the slider by keyboard or by its button within 30 minutes before a captcha is asked for.
   */
  slidersWithoutMovement: number;
  /**
   * Calls that carry secrets must be encrypted with the platform’s key (JWE), beside TLS.
   */
  encryptCalls: boolean;
  /**
   * Hours after which a trial account ends.
   */
  trialHours: number;
  /**
   * What a trial account begins with, in hundredths of a play credit.
   */
  trialCreditsMinor: number;
  /**
   * Trial accounts that one visitor’s address may open within a day.
   */
  trialsPerAddress: number;
}
/**
 * The further ways to sign in beside username and password, and what an account binds to itself.
 */
export interface SignIn {
  /**
   * Accounts elsewhere that visitors may sign in with, by OpenID Connect. The client’s secret comes from the environment: LIVERY_SIGN_IN_SECRET_<CODE>_<ID>, in upper case with _ for -.
   *
   * Items: One OpenID Connect issuer and this brand’s client there.
   */
  providers: {
    /**
     * Its name in addresses and in the name of the secret.
     */
    id: string;
    /**
     * Which logo its button has.
     */
    kind: 'google' | 'facebook' | 'oidc';
    /**
     * On its button; a proper name, the same in every language.
     */
    name: string;
    /**
     * The issuer’s address, whose OpenID configuration is read. Plain http only for this machine.
     */
    issuer: string;
    /**
     * The client id that the issuer gave this brand.
     */
    clientId: string;
    /**
     * What is asked of the issuer, separated by blanks; openid is always among it.
     */
    scopes: string;
    /**
     * Where codes are exchanged, for an issuer whose OpenID configuration names no such place, as Facebook’s. Empty: what the issuer says.
     */
    tokenEndpoint: string;
  }[];
  /**
   * Who signs in with a provider for the first time gets an account, where registration is open. Off: only accounts that were joined to a provider sign in with it.
   */
  providersOpenAccounts: boolean;
  /**
   * Members may add passkeys and sign in with them.
   */
  passkeys: boolean;
  /**
   * How many passkeys one account may have.
   */
  passkeysMost: number;
  /**
   * How long the link of a forgotten password is good, in minutes.
   */
  resetLinkMinutes: number;
  /**
   * Wrong payment passwords in a row after which it is locked until a new one is set with a code.
   */
  paymentPasswordTries: number;
  /**
   * How many recovery codes come with an authenticator.
   */
  recoveryCodes: number;
  /**
   * What the profile shows beside what was registered, in this order. A rule of the registration form holds here too.
   *
   * Items: A field of the profile.
   */
  profileFields: (
    | 'nickname'
    | 'payeeName'
    | 'birthday'
    | 'address'
    | 'nationality'
    | 'occupation'
    | 'sourceOfIncome'
    | 'idNumber'
    | 'qqNum'
    | 'line'
    | 'whatsapp'
    | 'facebook'
    | 'wechat'
    | 'telegram'
    | 'zalo'
    | 'skype'
  )[];
  /**
   * The greatest number of characters of a profile field that has no rule on the registration form.
   */
  profileTextMaxLength: number;
  /**
   * The side of an account’s picture, in pixels.
   */
  avatarSizePx: number;
  /**
   * How many pictures one account may upload in 24 hours.
   */
  uploadsPerDay: number;
}
/**
 * A way to pay in, with its limits and what it costs. Amounts are whole minor units of the merchant’s currency.
 */
export interface PaymentChannel {
  /**
   * Unique among the merchant’s channels; stays with every deposit made through it.
   */
  id: string;
  /**
   * Who moves the money: sandbox settles by a button on its own page, bank is a transfer that a person of the house approves.
   */
  provider: 'sandbox' | 'bank';
  /**
   * What the channel looks like to a player; it chooses the picture.
   */
  kind: 'bank' | 'card' | 'wallet' | 'mobile' | 'qr';
  /**
   * The channel’s name, in the brand’s languages.
   */
  name: LocalizedText;
  /**
   * The least amount of one deposit.
   */
  minimumMinor: number;
  /**
   * The greatest amount of one deposit.
   */
  maximumMinor: number;
  /**
   * Percent of the amount that is taken off what the wallet receives; at most two decimals.
   */
  feePercent: number;
  /**
   * Taken off what the wallet receives, beside the percentage.
   */
  feeMinor: number;
  /**
   * Amounts that a player can choose with one press, the least first.
   *
   * Items: One amount, within the channel’s limits.
   */
  quickAmountsMinor: number[];
  /**
   * Minutes after which a deposit that was not paid expires.
   */
  expiryMinutes: number;
  /**
   * Minutes that it usually takes until paid money is in the wallet; 0 is at once.
   */
  arrivalMinutes: number;
  /**
   * The house’s account that a bank transfer goes to, line by line. Shown to members who made a deposit through this channel.
   *
   * Items: One line of the account.
   */
  bankLines: {
    /**
     * What the line says; the site has a label for each.
     */
    kind: 'bank' | 'accountName' | 'accountNumber' | 'iban' | 'swift' | 'branch' | 'phone';
    /**
     * The line as the payer copies it.
     */
    value: string;
  }[];
}
/**
 * How money comes in: wallets, channels, their limits and fees.
 */
export interface Payments {
  /**
   * single: one wallet for the games of all vendors. transfer: each vendor has a wallet of its own, which the member fills from the main one.
   */
  walletMode: 'single' | 'transfer';
  /**
   * The ways to pay in, in the order shown. Without one the brand takes no deposits.
   */
  channels: PaymentChannel[];
  /**
   * How many unpaid deposits a member may have at once.
   */
  openDepositsMax: number;
  /**
   * Seconds after which a provider that has not reported is asked; each further question waits twice as long.
   */
  querySeconds: number;
  /**
   * How far the clock of a signed message between platform and provider may be off, in seconds.
   */
  callbackSkewSeconds: number;
  /**
   * Whether members give money to their upline or downline.
   */
  transfers: {
    /**
     * The jurisdiction permits transfers between players; some bar them (GLI-19 2.5.6). Switched off, nobody can transfer to another person.
     */
    permitted: boolean;
    /**
     * Who may transfer to the own upline: nobody, agents only, or every member that has one.
     */
    upline: 'nobody' | 'agents' | 'members';
    /**
     * Agents may transfer to those below them.
     */
    downline: boolean;
    /**
     * The least amount of one transfer, in minor units.
     */
    minimumMinor: number;
    /**
     * The greatest amount of one transfer, in minor units.
     */
    maximumMinor: number;
  };
}
/**
 * A bank to which members are paid.
 */
export interface Bank {
  /**
   * Short and lasting; stored with every account at this bank.
   */
  code: string;
  /**
   * The bank’s own name, as members know it.
   */
  name: string;
}
/**
 * How much of a valid bet counts towards a bonus’s turnover, in percent, by category.
 */
export interface BonusContributions {
  /**
   * Percent of the valid bets on slots that count.
   */
  RNG: number;
  /**
   * Percent of the valid bets on live casino that count.
   */
  LIVE: number;
  /**
   * Percent of the valid bets on sports that count.
   */
  SPORTS: number;
  /**
   * Percent of the valid bets on e-sports that count.
   */
  ESPORTS: number;
  /**
   * Percent of the valid bets on poker and card games that count.
   */
  PVP: number;
  /**
   * Percent of the valid bets on fishing that count.
   */
  FISH: number;
  /**
   * Percent of the valid bets on lottery that count.
   */
  LOTT: number;
  /**
   * Percent of the valid bets on e-lottery that count.
   */
  ELOTT: number;
  /**
   * Percent of the valid bets on cockfight that count.
   */
  COCKFIGHT: number;
  /**
   * Percent of the valid bets on in-house games that count.
   */
  INHOUSE: number;
}
/**
 * How often money must be staked before it can be withdrawn.
 */
export interface Turnover {
  /**
   * How many times a deposit must be staked.
   */
  depositTimes: number;
  /**
   * How many times a bonus must be staked before it becomes cash.
   */
  bonusTimes: number;
  /**
   * How many times a rebate must be staked.
   */
  rebateTimes: number;
  contributions: BonusContributions;
  /**
   * Bets on sports and e-sports below these decimal odds do not count towards a bonus.
   */
  minimumOdds: number;
}
/**
 * How money goes out: limits, turnover, confirmation. Amounts in minor units of the site’s currency.
 */
export interface Withdrawals {
  /**
   * The least amount of one withdrawal, in minor units.
   */
  minimumMinor: number;
  /**
   * The greatest amount of one withdrawal, in minor units.
   */
  maximumMinor: number;
  /**
   * What a member may withdraw in a day of the brand’s time zone, in minor units.
   */
  dailyMaximumMinor: number;
  /**
   * How many withdrawals a member may ask for in a day of the brand’s time zone.
   */
  dailyCount: number;
  /**
   * Minutes before an unanswered payment counts as received, at which the member is reminded; the longest first.
   *
   * Items: Minutes before the end.
   */
  reminderMinutes: number[];
  /**
   * How many bank accounts a member may have.
   */
  bankAccountsMost: number;
  /**
   * The banks to which the brand pays.
   */
  banks: Bank[];
  /**
   * The least number of characters of a bank account’s number, without spaces.
   */
  accountNumberMinLength: number;
  /**
   * The greatest number of characters of a bank account’s number, without spaces; an IBAN has up to 34.
   */
  accountNumberMaxLength: number;
  /**
   * Days within which a bonus’s turnover must be done.
   */
  bonusDays: number;
  turnover: Turnover;
}
/**
 * What keeps play within bounds: limits, pauses, reality checks, age. None of it can be switched off.
 */
export interface Protection {
  /**
   * What opens deposits and real play: `verified` an operator has seen a proof of age and identity, `declared` a birthday of the least age was given, `agreed` the least age was agreed to at registration.
   */
  ageProof: 'verified' | 'declared' | 'agreed';
  /**
   * Hours that a higher limit waits before it may be confirmed.
   */
  increaseWaitHours: number;
  /**
   * Limits that hold for every member beside the member’s own; the lowest wins.
   */
  caps: {
    /**
     * What any member may pay in in 24 hours, with what others give them, in minor units. 0: the brand sets none.
     */
    depositDayMinor: number;
    /**
     * What any member may pay in in 7 days, with what others give them, in minor units. 0: the brand sets none.
     */
    depositWeekMinor: number;
    /**
     * What any member may pay in in a month, with what others give them, in minor units. 0: the brand sets none.
     */
    depositMonthMinor: number;
    /**
     * What any member may lose in 24 hours, in minor units. 0: the brand sets none.
     */
    lossDayMinor: number;
    /**
     * What any member may lose in 7 days, in minor units. 0: the brand sets none.
     */
    lossWeekMinor: number;
    /**
     * What any member may lose in a month, in minor units. 0: the brand sets none.
     */
    lossMonthMinor: number;
    /**
     * What any member may stake in 24 hours, in minor units. 0: the brand sets none.
     */
    wagerDayMinor: number;
    /**
     * What any member may stake in 7 days, in minor units. 0: the brand sets none.
     */
    wagerWeekMinor: number;
    /**
     * What any member may stake in a month, in minor units. 0: the brand sets none.
     */
    wagerMonthMinor: number;
    /**
     * How long any member may play in 24 hours, in minutes. 0: the brand sets none.
     */
    sessionDayMinutes: number;
    /**
     * How long any member may play in 7 days, in minutes. 0: the brand sets none.
     */
    sessionWeekMinutes: number;
    /**
     * How long any member may play in a month, in minutes. 0: the brand sets none.
     */
    sessionMonthMinutes: number;
  };
  /**
   * The breaks that are offered, in hours; the shortest and the longest are the bounds of any other.
   *
   * Items: One of the choices: hours.
   */
  coolOffHours: number[];
  /**
   * The self-exclusions that are offered beside a permanent one, in months; the shortest and the longest are the bounds of any other.
   *
   * Items: One of the choices: months.
   */
  selfExclusionMonths: number[];
  /**
   * Hours between asking to come back after a self-exclusion and playing.
   */
  returnWaitHours: number;
  /**
   * Minutes of play after which play stops until the member answers.
   */
  realityCheckMinutes: number;
  /**
   * The times that a member may choose instead, in minutes; those longer than the brand’s own are not offered.
   *
   * Items: One of the choices: minutes.
   */
  realityCheckChoices: number[];
  /**
   * Minutes without a bet after which a play session is over.
   */
  playBreakMinutes: number;
  /**
   * Milliseconds from the start of one slot round to the start of the next, at the least.
   */
  slotRoundMs: number;
  /**
   * Milliseconds from the start of one round of any other casino game to the start of the next, at the least.
   */
  casinoRoundMs: number;
  /**
   * How many months back members see their own records.
   */
  historyMonths: number;
  /**
   * The greatest number of rows of a statement as CSV.
   */
  statementRowsMost: number;
  /**
   * The greatest number of rows of a statement as PDF.
   */
  statementPdfRowsMost: number;
}
/**
 * The brand’s jackpot: a pool that a part of the stakes feeds, and how its ticker steps. Amounts in minor units of the site’s currency.
 */
export interface Jackpot {
  /**
   * The least amount that an empty pool is filled with, in minor units.
   */
  startMinMinor: number;
  /**
   * The greatest amount that an empty pool is filled with, in minor units.
   */
  startMaxMinor: number;
  /**
   * The waits between two steps of the ticker on its way to the pool’s last real amount; one is drawn each time.
   *
   * Items: One possible wait.
   */
  everySeconds: number[];
  /**
   * How much of each settled stake goes into the pool, in percent.
   */
  feedPercent: number;
  /**
   * How often the pool may be won within 24 hours; a further win waits for a person, and an alarm is raised.
   */
  winsPerDay: number;
  /**
   * The categories whose stakes feed the pool.
   */
  gameTypes: GameType[];
}
/**
 * What the house may lose to its players within some hours: beyond a limit a payout waits for a person, no more bets are taken there, and an alarm is raised. Amounts in minor units of the site’s currency. The jackpot is paid from its own pool.
 */
export interface Exposure {
  /**
   * How many hours back losses and wins are added up.
   */
  windowHours: number;
  /**
   * The most that the house may lose at the brand within the hours, in minor units.
   */
  brandMinor: number;
  /**
   * The most that the house may lose at one vendor of games within the hours, in minor units.
   */
  vendorMinor: number;
  /**
   * The most that the house may lose on one game within the hours, in minor units. A single payout of more than a hundredth of it is counted before it is paid, smaller ones within seconds after.
   */
  gameMinor: number;
}
/**
 * What becomes of orders of the points mall. Its catalogue is a content file (content.pointMall).
 */
export interface Mall {
  /**
   * Days after an order is completed or rejected, after which its name, address and mobile number are erased.
   */
  eraseAddressDays: number;
}
/**
 * The room in which members of the brand write to each other.
 */
export interface Chat {
  /**
   * Whether the brand has a chat room.
   */
  enabled: boolean;
  /**
   * How long a message may be, in characters as a reader counts them.
   */
  longest: number;
  /**
   * How long a member waits after one message before the next, in seconds.
   */
  waitSeconds: number;
  /**
   * After so many days a message is removed.
   */
  keepDays: number;
}
/**
 * What members get for friends whom they invite, and their friends. Rewards are bonuses, each earned once for a friend.
 */
export interface Referral {
  /**
   * Whether members can invite friends. The terms are those of the day on which a friend registers.
   */
  enabled: boolean;
  /**
   * What who invited gets for one friend, by stage.
   */
  inviter: {
    /**
     * What the inviter gets when the friend’s age is verified; 0: nothing. In minor units of the currency (cents).
     */
    verifiedMinor: number;
    /**
     * What the inviter gets for the friend’s first deposit of at least leastDepositMinor; 0: nothing. In minor units of the currency (cents).
     */
    depositMinor: number;
    /**
     * What the inviter gets when the friend has become active; 0: nothing. In minor units of the currency (cents).
     */
    activeMinor: number;
  };
  /**
   * What an invited friend gets, by stage.
   */
  friend: {
    /**
     * What the friend gets when the friend’s age is verified; 0: nothing. In minor units of the currency (cents).
     */
    verifiedMinor: number;
    /**
     * What the friend gets for the friend’s first deposit of at least leastDepositMinor; 0: nothing. In minor units of the currency (cents).
     */
    depositMinor: number;
    /**
     * What the friend gets when the friend has become active; 0: nothing. In minor units of the currency (cents).
     */
    activeMinor: number;
  };
  /**
   * What a friend’s first deposit credits at least, so that it counts. In minor units of the currency (cents).
   */
  leastDepositMinor: number;
  /**
   * The valid bets with which a friend is active, after a first deposit. In minor units of the currency (cents).
   */
  activeBetMinor: number;
  /**
   * Days after registration within which the valid bets count.
   */
  activeDays: number;
  /**
   * How many times a reward is staked before it becomes cash. A licence may know a bound.
   */
  turnover: number;
  /**
   * Days after which a reward can be claimed. Until then it is taken back when the deposit is refunded, the friend’s account closed, or somebody revokes it.
   */
  lockDays: number;
  /**
   * What one inviter can earn in a month of the merchant’s calendar. In minor units of the currency (cents).
   */
  mostMonthMinor: number;
  /**
   * What one inviter can earn in all. In minor units of the currency (cents).
   */
  mostMinor: number;
  /**
   * What all rewards together may cost: those that are locked, can be claimed and were claimed. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * What the page says in the brand’s own voice, as plain text. It names no figure: the page tells them from these rules.
   */
  text?: LocalizedText;
}
/**
 * What the brand gives its masters, what agents may offer those below them, and when it is paid.
 */
export interface AgentContracts {
  /**
   * Hours after which an offer that was not answered expires.
   */
  offerHours: number;
  /**
   * Hours after which a dividend that the upline has not paid counts as refused: the upline is frozen.
   */
  payHours: number;
  /**
   * Whether the brand’s guarantee account pays a dividend in place of an upline who does not, as far as its money goes; the upline then owes it.
   */
  guaranteed: boolean;
  /**
   * The kinds of agents that offer contracts to those directly below.
   *
   * Items: One kind.
   */
  offeredBy: ('master' | 'agent')[];
  /**
   * A share of what the house earns by a team, paid by the upline at the end of a period: stakes less payouts, rebates, bonuses, salaries and fees. A loss is carried into the next period.
   */
  dividend: {
    /**
     * Whether these contracts are offered and paid. Those that exist when it is closed end with their period.
     */
    enabled: boolean;
    /**
     * weekly: from Monday; semimonthly: to the 15th and to the month’s end; monthly. In the brand’s time zone.
     */
    period: 'weekly' | 'semimonthly' | 'monthly';
    /**
     * The tiers that the brand gives its masters, the lowest first: each asks for no less than the one before, and gives more. Nobody offers more than they have.
     *
     * Items: One step of the ladder: what it asks for, and its rate.
     */
    tiers: {
      /**
       * In percent, at most three decimals.
       */
      ratePercent: number;
      /**
       * The least result of the team in a period. In minor units of the currency (cents).
       */
      fromMinor: number;
      /**
       * So many members of the team must have settled a bet in the period.
       */
      activeMembers: number;
    }[];
  };
  /**
   * A share of the valid bets of a team’s day, paid by the house.
   */
  daily: {
    /**
     * Whether these contracts are offered and paid. Those that exist when it is closed end with their period.
     */
    enabled: boolean;
    /**
     * The tiers that the brand gives its masters, the lowest first: each asks for no less than the one before, and gives more. Nobody offers more than they have.
     *
     * Items: One step of the ladder: what it asks for, and its rate.
     */
    tiers: {
      /**
       * In percent, at most three decimals.
       */
      ratePercent: number;
      /**
       * The least valid bets of the team in a period. In minor units of the currency (cents).
       */
      fromMinor: number;
      /**
       * So many members of the team must have settled a bet in the period.
       */
      activeMembers: number;
    }[];
  };
  /**
   * A share of the valid bets of a team’s clock hour, paid by the house.
   */
  hourly: {
    /**
     * Whether these contracts are offered and paid. Those that exist when it is closed end with their period.
     */
    enabled: boolean;
    /**
     * The tiers that the brand gives its masters, the lowest first: each asks for no less than the one before, and gives more. Nobody offers more than they have.
     *
     * Items: One step of the ladder: what it asks for, and its rate.
     */
    tiers: {
      /**
       * In percent, at most three decimals.
       */
      ratePercent: number;
      /**
       * The least valid bets of the team in a period. In minor units of the currency (cents).
       */
      fromMinor: number;
      /**
       * So many members of the team must have settled a bet in the period.
       */
      activeMembers: number;
    }[];
  };
  /**
   * A share of a team’s newly settled valid bets, paid by the house every five minutes; bets that are taken back later are taken off again.
   */
  realtime: {
    /**
     * Whether these contracts are offered and paid. Those that exist when it is closed end with their period.
     */
    enabled: boolean;
    /**
     * In percent, at most three decimals.
     */
    ratePercent: number;
  };
}
/**
 * Invitation links of agents, and what is told to affiliates’ own servers.
 */
export interface AgentAffiliates {
  /**
   * Days after a visit by a link within which a registration in the same browser counts for it.
   */
  attributionDays: number;
  /**
   * How many invitation links of an agent may be open at once, beside the own code.
   */
  linksPerAgent: number;
  /**
   * How many browsers of one network address count as visits of a link on one day. A visit counts once for each browser and day.
   */
  visitsPerAddress: number;
  /**
   * How many accounts an agent may open by hand within 24 hours.
   */
  openedPerDay: number;
  /**
   * Hours within which the one-time secret of an account that was opened by hand must be used; it is changed at the first sign-in.
   */
  secretHours: number;
}
/**
 * The agent programme, which the flag AGENTPOLICY3 opens: kinds of agents, contracts between them, links and affiliates.
 */
export interface Agents {
  /**
   * The kinds of agents. What each may do stands in one table, src/domain/agents/agent-kinds.ts.
   */
  kinds: {
    /**
     * Type 1: the top of a team, opened by the operator.
     */
    master: {
      /**
       * Whether accounts of this kind can be opened. Those that exist stay as they are.
       */
      enabled: boolean;
      /**
       * What the site calls this kind; without it the usual word of each language.
       */
      name?: LocalizedText;
    };
    /**
     * Type 2: an agent who opens agents below.
     */
    agent: {
      /**
       * Whether accounts of this kind can be opened. Those that exist stay as they are.
       */
      enabled: boolean;
      /**
       * What the site calls this kind; without it the usual word of each language.
       */
      name?: LocalizedText;
    };
    /**
     * Type 41: an agent who invites members and offers no contracts.
     */
    subAgent: {
      /**
       * Whether accounts of this kind can be opened. Those that exist stay as they are.
       */
      enabled: boolean;
      /**
       * What the site calls this kind; without it the usual word of each language.
       */
      name?: LocalizedText;
    };
    /**
     * Type 42: somebody who sends visitors by links and sees figures, not people.
     */
    affiliate: {
      /**
       * Whether accounts of this kind can be opened. Those that exist stay as they are.
       */
      enabled: boolean;
      /**
       * What the site calls this kind; without it the usual word of each language.
       */
      name?: LocalizedText;
    };
  };
  /**
   * Whose names an agent sees masked. none: nobody’s; deeper: those more than one level below; all: everybody’s. A jurisdiction may ask for more.
   */
  maskNames: 'none' | 'deeper' | 'all';
  contracts: AgentContracts;
  affiliates: AgentAffiliates;
  /**
   * What agents have earned, an account of its own that they move to their wallet.
   */
  commission: {
    /**
     * The least amount that an agent moves from the commission to the wallet at once, in minor units.
     */
    minimumMinor: number;
    /**
     * The greatest amount that an agent moves from the commission to the wallet at once, in minor units.
     */
    maximumMinor: number;
  };
}
/**
 * A category of games and who supplies it.
 */
export interface Category {
  /**
   * Which games.
   */
  type: GameType;
  /**
   * Codes of the vendors, in the order shown. Without one the category is not shown.
   *
   * Items: The code of one vendor.
   */
  vendors: string[];
}
/**
 * What a member gets back of the valid bets of a category, in percent.
 */
export interface Rebates {
  /**
   * Percent of the valid bets on slots.
   */
  RNG: number;
  /**
   * Percent of the valid bets on live casino.
   */
  LIVE: number;
  /**
   * Percent of the valid bets on sports.
   */
  SPORTS: number;
  /**
   * Percent of the valid bets on e-sports.
   */
  ESPORTS: number;
  /**
   * Percent of the valid bets on poker and card games.
   */
  PVP?: number;
  /**
   * Percent of the valid bets on fishing.
   */
  FISH: number;
  /**
   * Percent of the valid bets on lottery.
   */
  LOTT: number;
  /**
   * Percent of the valid bets on e-lottery.
   */
  ELOTT: number;
  /**
   * Percent of the valid bets on cockfight.
   */
  COCKFIGHT?: number;
  /**
   * Percent of the valid bets on in-house games.
   */
  INHOUSE?: number;
}
/**
 * Points that members earn by valid bets, and what they are worth. They never expire.
 */
export interface Points {
  /**
   * Whether members earn points. Switched off, nothing is earned; what was earned stays and can be used once it is on again.
   */
  enabled: boolean;
  /**
   * How much has to be bet for one point, in whole units of the site’s currency: the valid bets, by the weight of their category.
   */
  perAmount: number;
  /**
   * How much of the valid bets of a category counts for points, in percent.
   */
  weights: {
    /**
     * Percent of the valid bets on slots that count for points; 0: they earn none.
     */
    RNG: number;
    /**
     * Percent of the valid bets on live casino that count for points; 0: they earn none.
     */
    LIVE: number;
    /**
     * Percent of the valid bets on sports that count for points; 0: they earn none.
     */
    SPORTS: number;
    /**
     * Percent of the valid bets on e-sports that count for points; 0: they earn none.
     */
    ESPORTS: number;
    /**
     * Percent of the valid bets on poker and card games that count for points; 0: they earn none.
     */
    PVP: number;
    /**
     * Percent of the valid bets on fishing that count for points; 0: they earn none.
     */
    FISH: number;
    /**
     * Percent of the valid bets on lottery that count for points; 0: they earn none.
     */
    LOTT: number;
    /**
     * Percent of the valid bets on e-lottery that count for points; 0: they earn none.
     */
    ELOTT: number;
    /**
     * Percent of the valid bets on cockfight that count for points; 0: they earn none.
     */
    COCKFIGHT: number;
    /**
     * Percent of the valid bets on in-house games that count for points; 0: they earn none.
     */
    INHOUSE: number;
  };
  /**
   * Turning points into money.
   */
  conversion: {
    /**
     * What points can be turned into; none: they cannot be turned into money.
     *
     * Items: Cash, or a bonus.
     */
    into: ('cash' | 'bonus')[];
    /**
     * How many points are worth 1.00 of the site’s currency.
     */
    pointsPerUnit: number;
    /**
     * The fewest points that can be turned into money at once.
     */
    leastPoints: number;
    /**
     * The most points that a member can turn into money in a day of the merchant’s time zone.
     */
    mostPointsPerDay: number;
    /**
     * How many times cash that came from points must be staked before it can be withdrawn.
     */
    cashTimes: number;
    /**
     * How many times a bonus that came from points is staked before it becomes cash. A licence may know a bound.
     */
    bonusTimes: number;
  };
}
/**
 * A bonus, points, or both; nothing when both are left out.
 */
export interface RankGift {
  /**
   * A bonus in minor units of the site’s currency; 0: none.
   */
  bonusMinor: number;
  /**
   * Whole points, to spend; they do not count towards a rank. 0: none.
   */
  points: number;
}
/**
 * One rank.
 */
export interface RankStep {
  /**
   * Names the rank for good: members’ ranks are kept under it.
   */
  id: string;
  /**
   * What players call the rank, in the brand’s languages.
   */
  name: LocalizedText;
  /**
   * So many points have to be earned for it, in whole points. The first step asks for none, each other one for more than the one below.
   */
  points: number;
  /**
   * So many points, earned in the days for which the rank is kept, hold it for as long again.
   */
  keepPoints?: number;
  /**
   * Given once to each member for each rank, ever.
   */
  levelUp: RankGift;
  /**
   * Can be claimed once in each calendar month by whoever holds the rank.
   */
  monthly: RankGift;
  /**
   * Can be claimed once a year, from the birthday on that the member’s profile says.
   */
  birthday: RankGift;
  /**
   * Added to the daily rebate of every category that has one, in percentage points.
   */
  rebatePercent: number;
  /**
   * How much less of a deposit channel’s fees is taken, in percent of the fee.
   */
  feeOffPercent: number;
  /**
   * The greatest amount of one withdrawal, in minor units.
   */
  withdrawalMaximumMinor?: number;
  /**
   * What may be withdrawn in a day, in minor units.
   */
  dailyMaximumMinor?: number;
  /**
   * How many withdrawals may be asked for in a day.
   */
  dailyCount?: number;
  /**
   * Somebody of the house who is there for the members of this rank.
   */
  host?: {
    /**
     * What the host is called.
     */
    name: string;
    /**
     * Where the host is reached: an https address, or tel: or mailto:.
     */
    url: string;
  };
}
/**
 * A ladder that members climb by the points that their valid bets earn, and what each step of it gives.
 */
export interface Ranks {
  /**
   * Whether members have a rank. It asks for points, which are what it counts.
   */
  enabled: boolean;
  /**
   * Over how many days points count towards a higher rank, today included; 0: since ever.
   */
  countDays: number;
  /**
   * Days for which a rank is kept once it is reached. Then it goes one step down, unless the points of these days hold it.
   */
  keepDays: number;
  /**
   * So many days before a step down the member is told of it. Fewer than the days for which a rank is kept.
   */
  noticeDays: number;
  /**
   * How many times a bonus of a rank is staked before it becomes cash. A licence may know a bound.
   */
  bonusTurnover: number;
  /**
   * Days within which the gift can be claimed, the birthday itself included.
   */
  birthdayDays: number;
  /**
   * The ladder, the lowest step first. Everybody stands on the first one from the beginning.
   */
  steps: RankStep[];
}
/**
 * What the home page shows.
 */
export interface Home {
  /**
   * Sections in their order; what is left out is not shown.
   */
  sections: HomeSection[];
}
/**
 * Variants of the page’s build.
 */
export interface Layout {
  /**
   * classic: logo, navigation, actions in a row. rail: icons at the side. centered: the logo above the navigation.
   */
  header: 'classic' | 'rail' | 'centered';
  /**
   * carousel: full-width banners. split: banner beside the jackpot. mosaic: several banners at once.
   */
  hero: 'carousel' | 'split' | 'mosaic';
  /**
   * portrait 3:4, landscape 16:10 or square.
   */
  tile: 'portrait' | 'landscape' | 'square';
  /**
   * Roundness of large surfaces, in pixels.
   */
  corner: 0 | 8 | 16;
  /**
   * airy or compact spacing.
   */
  density: 'airy' | 'compact';
  /**
   * full: all link groups. slim: licence and help only.
   */
  footer: 'full' | 'slim';
}
/**
 * Colors by role. What is left out is derived from the brand’s colors and the base theme.
 */
export interface ColorRoles {
  /**
   * The page’s ground.
   */
  bg?: string;
  /**
   * The ground of alternating sections.
   */
  bgAlt?: string;
  /**
   * Cards and panels.
   */
  surface?: string;
  /**
   * What floats above a card: menus, dialogs.
   */
  surfaceRaised?: string;
  /**
   * Wells: inputs, tracks.
   */
  surfaceSunken?: string;
  /**
   * The veil behind a dialog.
   */
  overlay?: string;
  /**
   * Body text.
   */
  text?: string;
  /**
   * Secondary text.
   */
  textMuted?: string;
  /**
   * Quiet lines between things.
   */
  border?: string;
  /**
   * Lines that mark a control.
   */
  borderStrong?: string;
  /**
   * The main action.
   */
  primary?: string;
  /**
   * The main action under the pointer.
   */
  primaryHover?: string;
  /**
   * The main action while pressed.
   */
  primaryPressed?: string;
  /**
   * Text on the main action.
   */
  onPrimary?: string;
  /**
   * The second action.
   */
  secondary?: string;
  /**
   * The second action under the pointer.
   */
  secondaryHover?: string;
  /**
   * Text on the second action.
   */
  onSecondary?: string;
  /**
   * Badges and highlights.
   */
  accent?: string;
  /**
   * Text on an accent.
   */
  onAccent?: string;
  /**
   * Links in text.
   */
  link?: string;
  /**
   * The ring around what has the focus.
   */
  focus?: string;
  /**
   * Good news.
   */
  success?: string;
  /**
   * Text on good news.
   */
  onSuccess?: string;
  /**
   * A caution.
   */
  warning?: string;
  /**
   * Text on a caution.
   */
  onWarning?: string;
  /**
   * Errors and destructive actions.
   */
  danger?: string;
  /**
   * Text on danger.
   */
  onDanger?: string;
  /**
   * Neutral information.
   */
  info?: string;
  /**
   * Text on information.
   */
  onInfo?: string;
  /**
   * The header’s ground.
   */
  headerBg?: string;
  /**
   * Text in the header.
   */
  headerText?: string;
  /**
   * Quiet text in the header.
   */
  headerMuted?: string;
  /**
   * The line under the header.
   */
  headerBorder?: string;
  /**
   * The footer’s ground.
   */
  footerBg?: string;
  /**
   * Text in the footer.
   */
  footerText?: string;
  /**
   * Quiet text in the footer.
   */
  footerMuted?: string;
  /**
   * The jackpot’s plate.
   */
  jackpot?: string;
  /**
   * Digits of the jackpot.
   */
  onJackpot?: string;
  /**
   * What stands where something is loading.
   */
  skeleton?: string;
  /**
   * The color of shadows.
   */
  shadow?: string;
  /**
   * The color of the glow.
   */
  glow?: string;
  /**
   * The start of the brand’s gradient.
   */
  gradientFrom?: string;
  /**
   * The end of the brand’s gradient.
   */
  gradientTo?: string;
  /**
   * The main color, tone 100: a tint for grounds.
   */
  primary100?: string;
  /**
   * The main color, tone 300: a light tone.
   */
  primary300?: string;
  /**
   * The main color, tone 500: the middle tone.
   */
  primary500?: string;
  /**
   * The main color, tone 700: a dark tone, readable on 100.
   */
  primary700?: string;
  /**
   * The main color, tone 900: the darkest tone, readable on 100 and 300.
   */
  primary900?: string;
  /**
   * The accent, tone 100: a tint for grounds.
   */
  accent100?: string;
  /**
   * The accent, tone 300: a light tone.
   */
  accent300?: string;
  /**
   * The accent, tone 500: the middle tone.
   */
  accent500?: string;
  /**
   * The accent, tone 700: a dark tone, readable on 100.
   */
  accent700?: string;
  /**
   * The accent, tone 900: the darkest tone, readable on 100 and 300.
   */
  accent900?: string;
  /**
   * A grey with a breath of the main color, tone 100: a tint for grounds.
   */
  neutral100?: string;
  /**
   * A grey with a breath of the main color, tone 300: a light tone.
   */
  neutral300?: string;
  /**
   * A grey with a breath of the main color, tone 500: the middle tone.
   */
  neutral500?: string;
  /**
   * A grey with a breath of the main color, tone 700: a dark tone, readable on 100.
   */
  neutral700?: string;
  /**
   * A grey with a breath of the main color, tone 900: the darkest tone, readable on 100 and 300.
   */
  neutral900?: string;
  /**
   * The main button.
   */
  buttonBg?: string;
  /**
   * Words on the main button.
   */
  buttonText?: string;
  /**
   * The main button under the pointer.
   */
  buttonBgHover?: string;
  /**
   * The main button while pressed.
   */
  buttonBgPressed?: string;
  /**
   * The start of the main button’s gradient.
   */
  buttonFrom?: string;
  /**
   * The end of the main button’s gradient.
   */
  buttonTo?: string;
  /**
   * The line around the main button.
   */
  buttonBorder?: string;
  /**
   * The ground of a game tile, and the veil over its art.
   */
  tileBg?: string;
  /**
   * The title of a game tile.
   */
  tileText?: string;
  /**
   * Quiet words on a game tile.
   */
  tileMuted?: string;
  /**
   * The line around a game tile.
   */
  tileBorder?: string;
  /**
   * The line around a game tile under the pointer.
   */
  tileMark?: string;
  /**
   * Links of the navigation.
   */
  navText?: string;
  /**
   * Quiet links of the navigation.
   */
  navMuted?: string;
  /**
   * The mark of the page that is open.
   */
  navMark?: string;
  /**
   * The ground of dialogs, sheets and menus.
   */
  popupBg?: string;
  /**
   * Text of dialogs, sheets and menus.
   */
  popupText?: string;
  /**
   * Quiet text of dialogs, sheets and menus.
   */
  popupMuted?: string;
  /**
   * The line around dialogs, sheets and menus.
   */
  popupBorder?: string;
  /**
   * The ground of an input.
   */
  inputBg?: string;
  /**
   * What is typed.
   */
  inputText?: string;
  /**
   * Placeholders and icons of an input.
   */
  inputMuted?: string;
  /**
   * The line around an input.
   */
  inputBorder?: string;
  /**
   * The line around the input that has the focus.
   */
  inputFocus?: string;
  /**
   * The ground of a card.
   */
  cardBg?: string;
  /**
   * Text of a card.
   */
  cardText?: string;
  /**
   * Quiet text of a card.
   */
  cardMuted?: string;
  /**
   * The line around a card.
   */
  cardBorder?: string;
  /**
   * The line around a card under the pointer.
   */
  cardMark?: string;
  /**
   * The ground of a chip.
   */
  chipBg?: string;
  /**
   * Words of a chip.
   */
  chipText?: string;
  /**
   * The line around a chip.
   */
  chipBorder?: string;
  /**
   * The ground of a chip that is chosen.
   */
  chipSelectedBg?: string;
  /**
   * Words of a chip that is chosen.
   */
  chipSelectedText?: string;
}
/**
 * Measures of the look, as CSS values. What is left out follows from the base theme and the layout.
 */
export interface ThemeTokens {
  /**
   * Font stacks.
   */
  font?: {
    /**
     * Font stack of titles.
     */
    display?: string;
    /**
     * Font stack of text.
     */
    text?: string;
    /**
     * Font stack of amounts.
     */
    numeric?: string;
  };
  /**
   * The type scale.
   */
  size?: {
    /**
     * Type size xs.
     */
    xs?: string;
    /**
     * Type size sm.
     */
    sm?: string;
    /**
     * Type size md.
     */
    md?: string;
    /**
     * Type size lg.
     */
    lg?: string;
    /**
     * Type size xl.
     */
    xl?: string;
    /**
     * Type size xxl.
     */
    xxl?: string;
    /**
     * Type size xxxl.
     */
    xxxl?: string;
    /**
     * Type size hero.
     */
    hero?: string;
  };
  /**
   * Line heights; scripts that need more set their own.
   */
  line?: {
    /**
     * Line height of titles.
     */
    tight?: string;
    /**
     * Line height of controls.
     */
    normal?: string;
    /**
     * Line height of running text; follows the script.
     */
    text?: string;
  };
  /**
   * Weights of type.
   */
  weight?: {
    /**
     * Weight of text.
     */
    regular?: string;
    /**
     * Weight of labels.
     */
    medium?: string;
    /**
     * Weight of what stands out.
     */
    bold?: string;
    /**
     * Weight of titles.
     */
    display?: string;
  };
  /**
   * Letter spacing.
   */
  tracking?: {
    /**
     * Letter spacing of titles.
     */
    display?: string;
  };
  /**
   * Upright or slanted.
   */
  style?: {
    /**
     * Style of titles.
     */
    display?: string;
  };
  /**
   * Capitals or as written.
   */
  transform?: {
    /**
     * Case of titles.
     */
    display?: string;
  };
  /**
   * Spaces on a grid of 4 px.
   */
  space?: {
    /**
     * Space of 1 × 4 px; from x3 on it follows the density.
     */
    x1?: string;
    /**
     * Space of 2 × 4 px; from x3 on it follows the density.
     */
    x2?: string;
    /**
     * Space of 3 × 4 px; from x3 on it follows the density.
     */
    x3?: string;
    /**
     * Space of 4 × 4 px; from x3 on it follows the density.
     */
    x4?: string;
    /**
     * Space of 5 × 4 px; from x3 on it follows the density.
     */
    x5?: string;
    /**
     * Space of 6 × 4 px; from x3 on it follows the density.
     */
    x6?: string;
    /**
     * Space of 8 × 4 px; from x3 on it follows the density.
     */
    x8?: string;
    /**
     * Space of 10 × 4 px; from x3 on it follows the density.
     */
    x10?: string;
    /**
     * Space of 12 × 4 px; from x3 on it follows the density.
     */
    x12?: string;
    /**
     * Space of 16 × 4 px; from x3 on it follows the density.
     */
    x16?: string;
  };
  /**
   * Roundness; it follows the corner of the layout.
   */
  radius?: {
    /**
     * Radius of small things.
     */
    sm?: string;
    /**
     * Radius of controls.
     */
    md?: string;
    /**
     * Radius of cards.
     */
    lg?: string;
    /**
     * Radius of pills.
     */
    pill?: string;
  };
  /**
   * Thicknesses of lines.
   */
  border?: {
    /**
     * A quiet line.
     */
    thin?: string;
    /**
     * A marking line.
     */
    thick?: string;
  };
  /**
   * The two shadows.
   */
  elevation?: {
    /**
     * Shadow of a card.
     */
    low?: string;
    /**
     * Shadow of what floats.
     */
    high?: string;
  };
  /**
   * The one glow.
   */
  glow?: {
    /**
     * The brand’s glow.
     */
    soft?: string;
  };
  /**
   * The one gradient.
   */
  gradient?: {
    /**
     * The brand’s gradient.
     */
    brand?: string;
  };
  /**
   * The pattern of the page’s ground.
   */
  pattern?: {
    /**
     * The brand’s background pattern.
     */
    image?: string;
  };
  /**
   * Durations and the curve of movement.
   */
  motion?: {
    /**
     * Quick feedback.
     */
    fast?: string;
    /**
     * Movement of a surface.
     */
    normal?: string;
    /**
     * Movement of a banner.
     */
    slow?: string;
    /**
     * The curve of movement.
     */
    easing?: string;
  };
  /**
   * What lies above what.
   */
  z?: {
    /**
     * Layer of the header.
     */
    header?: string;
    /**
     * Layer of sheets and dialogs.
     */
    sheet?: string;
    /**
     * Layer of menus.
     */
    popup?: string;
    /**
     * Layer of messages.
     */
    toast?: string;
  };
  /**
   * Measures of the page.
   */
  layout?: {
    /**
     * Greatest width of the page’s content.
     */
    maxWidth?: string;
    /**
     * Height of the header.
     */
    headerHeight?: string;
    /**
     * Height of the bottom bar on phones.
     */
    bottomBarHeight?: string;
  };
  /**
   * The button alone; what is left out follows the tokens that all share.
   */
  button?: {
    /**
     * Roundness of a button.
     */
    radius?: string;
    /**
     * Line around a button.
     */
    borderWidth?: string;
    /**
     * Least height of a button of the usual size.
     */
    height?: string;
    /**
     * Space beside the words of a button.
     */
    paddingInline?: string;
    /**
     * Space between a button’s icon and its words.
     */
    gap?: string;
    /**
     * Face of a button’s words.
     */
    font?: string;
    /**
     * Weight of a button’s words.
     */
    weight?: string;
    /**
     * Case of a button’s words.
     */
    transform?: string;
    /**
     * Letter spacing of a button’s words.
     */
    tracking?: string;
    /**
     * Shadow or glow of the main button.
     */
    shadow?: string;
    /**
     * What lies over the ground of the main button; none leaves the plain color.
     */
    fill?: string;
  };
  /**
   * The tile alone; what is left out follows the tokens that all share.
   */
  tile?: {
    /**
     * Ratio of a game tile.
     */
    ratio?: string;
    /**
     * Roundness of a game tile.
     */
    radius?: string;
    /**
     * Line around a game tile.
     */
    borderWidth?: string;
    /**
     * Line around a game tile under the pointer.
     */
    markWidth?: string;
    /**
     * Space beside the words of a game tile.
     */
    padding?: string;
    /**
     * Shadow of a game tile at rest.
     */
    shadow?: string;
    /**
     * Shadow of a game tile under the pointer.
     */
    shadowHover?: string;
    /**
     * How far a game tile rises under the pointer.
     */
    lift?: string;
  };
  /**
   * The header alone; what is left out follows the tokens that all share.
   */
  header?: {
    /**
     * Space between the parts of the header on wide screens.
     */
    gap?: string;
    /**
     * Line under the header.
     */
    borderWidth?: string;
    /**
     * Shadow of the header.
     */
    shadow?: string;
  };
  /**
   * The navigation alone; what is left out follows the tokens that all share.
   */
  nav?: {
    /**
     * Roundness of a link of the navigation.
     */
    radius?: string;
    /**
     * Face of the navigation.
     */
    font?: string;
    /**
     * Type size of the navigation.
     */
    size?: string;
    /**
     * Weight of the navigation.
     */
    weight?: string;
    /**
     * Case of the navigation.
     */
    transform?: string;
    /**
     * Letter spacing of the navigation.
     */
    tracking?: string;
    /**
     * Space beside the words of a link.
     */
    paddingInline?: string;
    /**
     * Space between two links.
     */
    gap?: string;
    /**
     * Thickness of the mark of the page that is open.
     */
    markWidth?: string;
  };
  /**
   * The popup alone; what is left out follows the tokens that all share.
   */
  popup?: {
    /**
     * Roundness of dialogs and sheets.
     */
    radius?: string;
    /**
     * Roundness of menus and popovers.
     */
    menuRadius?: string;
    /**
     * Line around what pops up.
     */
    borderWidth?: string;
    /**
     * Shadow of what pops up.
     */
    shadow?: string;
    /**
     * Space inside a dialog.
     */
    padding?: string;
    /**
     * Space inside a dialog on phones.
     */
    paddingNarrow?: string;
  };
  /**
   * The input alone; what is left out follows the tokens that all share.
   */
  input?: {
    /**
     * Roundness of an input.
     */
    radius?: string;
    /**
     * Line around an input.
     */
    borderWidth?: string;
    /**
     * Least height of an input.
     */
    height?: string;
    /**
     * Space beside what is typed.
     */
    paddingInline?: string;
    /**
     * Face of what is typed.
     */
    font?: string;
  };
  /**
   * The card alone; what is left out follows the tokens that all share.
   */
  card?: {
    /**
     * Roundness of a card.
     */
    radius?: string;
    /**
     * Line around a card.
     */
    borderWidth?: string;
    /**
     * Space inside a card.
     */
    padding?: string;
    /**
     * Shadow of a raised card.
     */
    shadow?: string;
    /**
     * Shadow of a card under the pointer.
     */
    shadowHover?: string;
  };
  /**
   * The chip alone; what is left out follows the tokens that all share.
   */
  chip?: {
    /**
     * Roundness of a chip.
     */
    radius?: string;
    /**
     * Line around a chip.
     */
    borderWidth?: string;
    /**
     * Least height of a chip.
     */
    height?: string;
    /**
     * Space beside the words of a chip.
     */
    paddingInline?: string;
    /**
     * Type size of a chip.
     */
    size?: string;
    /**
     * Weight of a chip’s words.
     */
    weight?: string;
  };
}
/**
 * The look: a base theme and what differs from it.
 */
export interface Theme {
  /**
   * What fills whatever is left out: a base theme of schema/themes, or the code of another merchant.
   */
  extends: string;
  /**
   * The modes a visitor may choose.
   */
  modes: ThemeMode[];
  /**
   * The mode of a first visit; system follows the visitor’s device.
   */
  defaultMode: 'light' | 'dark' | 'system';
  /**
   * The two colors from which the others are derived.
   */
  brand: {
    /**
     * The color of the main action.
     */
    primary: string;
    /**
     * The color of highlights.
     */
    accent: string;
  };
  /**
   * Single colors set by hand, per mode.
   */
  colors: {
    /**
     * Colors of the light mode.
     */
    light: ColorRoles;
    /**
     * Colors of the dark mode.
     */
    dark: ColorRoles;
  };
  /**
   * Families from the list of fonts.
   */
  fonts: {
    /**
     * The family of titles.
     */
    display: string;
    /**
     * The family of text.
     */
    text: string;
  };
  /**
   * How titles are set.
   */
  type: {
    /**
     * The ratio between two type sizes.
     */
    scale: 1.2 | 1.25;
    /**
     * From 100 to 900.
     */
    displayWeight: number;
    /**
     * normal or italic.
     */
    displayStyle: 'normal' | 'italic';
    /**
     * none or uppercase.
     */
    displayTransform: 'none' | 'uppercase';
    /**
     * Letter spacing of titles, in em.
     */
    displayTracking: number;
  };
  /**
   * Strength of the brand’s glow, 0 to 1.
   */
  glow: number;
  /**
   * The main action and the hero carry the brand’s gradient.
   */
  gradient: boolean;
  /**
   * The pattern of the page’s ground.
   */
  pattern: 'none' | 'leaf' | 'aurora' | 'circuit' | 'rice' | 'girih';
  /**
   * Single measures set by hand, as CSS values.
   */
  tokens: ThemeTokens;
}
/**
 * A pause of the whole site.
 */
export interface Maintenance {
  /**
   * The site shows its maintenance page: from “from” until “until” where they are given, else at once.
   */
  active: boolean;
  /**
   * When the pause begins, RFC 3339.
   */
  from?: string;
  /**
   * When the pause ends, RFC 3339.
   */
  until?: string;
  /**
   * What visitors read meanwhile.
   */
  message: LocalizedText;
}
/**
 * Who sees the blocked page instead of the site.
 */
export interface RegionRestriction {
  /**
   * IP addresses or CIDR ranges, version 4 or 6.
   *
   * Items: One address or range.
   */
  blockedIps: string[];
  /**
   * Countries by their ISO 3166-1 code of two letters.
   *
   * Items: One country.
   */
  blockedCountries: string[];
  /**
   * The request header in which a proxy names the visitor’s country. Empty: none, and countries are not blocked.
   */
  countryHeader: string;
}
/**
 * Age limits in years.
 */
export interface Ages {
  /**
   * Who is younger cannot register a birthday.
   */
  minimum: number;
  /**
   * The age the registration agreement names.
   */
  agreement: number;
}
/**
 * Where the site’s first content stands.
 */
export interface ContentFiles {
  /**
   * The JSON file of the banners, under the merchant’s folder.
   */
  banners: string;
  /**
   * The JSON file of the notices, under the merchant’s folder.
   */
  notices: string;
  /**
   * The JSON file of the popups, under the merchant’s folder.
   */
  popups: string;
  /**
   * The JSON file of the promotions, under the merchant’s folder.
   */
  promotions: string;
  /**
   * The JSON file of the help, under the merchant’s folder.
   */
  help: string;
  /**
   * The JSON file of the points mall’s catalogue, under the merchant’s folder.
   */
  pointMall: string;
  /**
   * The JSON file of the pages, under the merchant’s folder.
   */
  pages: string;
  /**
   * Where `livery content pull` takes content from. Its token stands in LIVERY_CONTENT_TOKEN_<CODE>.
   */
  source?: {
    /**
     * Where its index answers; http is for this machine alone.
     */
    url: string;
    /**
     * Origins that pictures may come from, beside that of the address.
     *
     * Items: An https origin.
     */
    pictures: string[];
  };
}

/** The name of a site flag. */
export type SiteFlag = keyof Flags;

/** The name of a register field. */
export type RegisterField = keyof RegisterFields;

/** The name of a color role. */
export type ColorRole = keyof ColorRoles;
