/** How much a issue weighs: an error stops the build, a warning and a note do not. */
export type Severity = 'error' | 'warning' | 'note';

interface IssueRule {
  severity: Severity;
  /** The rule behind the fault, in plain words. */
  rule: string;
}

const error = (rule: string): IssueRule => ({ severity: 'error', rule });
const warning = (rule: string): IssueRule => ({ severity: 'warning', rule });
const note = (rule: string): IssueRule => ({ severity: 'note', rule });

/** Every fault that a check can find. Codes are stable: scripts may rely on them. */
export const issueRules = {
  'merchants/folder-missing': error('The folder of the merchants must exist.'),
  'merchants/none': error('There must be at least one merchant.'),
  'merchant/unknown': error('A merchant that is asked for must have a folder.'),
  'merchant/unforeseen': error(
    'Whatever stands in a brand’s files, Livery comes to its end: this is a fault of ours.',
  ),

  'file/missing': error('A file that is named must exist.'),
  'file/not-a-file': error('A file must be a plain file, not a folder or a device.'),
  'file/unreadable': error('A file must be readable.'),
  'file/too-large': error(
    'A configuration file holds at most 2 MB, a file of design tokens 4 MB, a picture at most 1 MB.',
  ),
  'file/more': error('Faults of one file are told up to two hundred at a time.'),
  'file/empty': error('A file must not be empty.'),
  'file/outside-folder': error('A merchant’s files stand inside its own folder.'),
  'text/not-utf8': error('Text files are encoded in UTF-8.'),
  'text/byte-order-mark': error('Text files begin without a byte order mark.'),
  'text/hidden-character': error(
    'Texts hold no control characters, no halves of characters, and nothing that overrides the direction of what follows.',
  ),
  'json/syntax': error('The file must be JSON.'),
  'json/duplicate-key': error('A key stands only once in an object.'),
  'json/forbidden-key': error('__proto__, constructor and prototype are no keys.'),
  'json/too-deep': error('JSON is nested at most 40 levels deep.'),

  'config/unknown-key': error('Only the keys of the schema are allowed.'),
  'config/missing-key': error('Keys without a default must be given.'),
  'config/type': error('A value must be of the type that the schema names.'),
  'config/value': error('A value must be one of those that the schema lists.'),
  'config/format': error('A text must have the form that the schema asks for.'),
  'config/bounds': error('A number, a text or a list must lie within the schema’s bounds.'),
  'config/duplicate-item': error('A list must not hold the same item twice.'),
  'config/old-version': warning('Configurations should be of the newest schema version.'),
  'config/future-version': error('A configuration is of a schema version that this Livery reads.'),
  'config/code-differs': error('The code equals the name of the folder.'),
  'config/lottery-odds': error('Odds of a lottery must give back a share within the brand’s band.'),
  'config/lengths': error('The least of a pair must not be above the greatest.'),
  'config/pattern-invalid': error('An own pattern must be a regular expression.'),
  'config/currency': error('The currency must be a current ISO 4217 code.'),
  'config/currency-kept': error(
    'The currency of a brand stays once its members have accounts in it.',
  ),
  'config/time-zone': error('The time zone must be an IANA name.'),
  'config/maintenance-window': error('A maintenance begins before it ends.'),
  'config/address': error('A blocked address must be an IP address or a CIDR range.'),
  'config/country': error('A country must be an ISO 3166-1 code.'),
  'config/ages': error('The agreement must not name a higher age than the least age.'),

  'language/unknown': error('A language must be one of the forty that are supported.'),
  'language/default-missing': error('The default language must be in the list.'),
  'language/fallback-missing': error('The fallback language must be in the list, or English.'),
  'language/not-translated': note('A language without translation opens in the fallback.'),

  'flag/contradiction': error('Site flags must not contradict each other or the register fields.'),
  'category/duplicate': error('A game type has one category.'),
  'category/vendor-unknown': error('A vendor must be in schema/data/vendors.json.'),
  'category/vendor-type': error('A vendor must supply games of the category’s type.'),
  'payment/channel-duplicate': error('The id of a payment channel stands only once.'),
  'payment/fee': error('A fee has at most two decimals and leaves something of the least deposit.'),
  'payment/quick-amount': error('A quick amount lies within the channel’s limits.'),
  'payment/bank-account': error('Bank transfers, and only they, name the house’s account.'),
  'ranks/ladder': error(
    'A ladder of ranks begins at 0, rises, counts points that there are, and never gives less higher up.',
  ),
  'agents/ladder': error(
    'Each tier of a contract asks for no less than the one before, and gives more.',
  ),
  'agents/loss': error(
    'The top rates of contracts with agents cost no more than the house keeps where it keeps least.',
  ),
  'domain/duplicate': error('A domain belongs to one merchant.'),
  'domain/main-not-listed': error('The main domain must be one of the domains.'),

  'licence/jurisdiction-unknown': error(
    'A jurisdiction must be in schema/data/jurisdictions.json.',
  ),
  'licence/licensee': error('The jurisdiction asks who holds the licence.'),
  'licence/number': error('The jurisdiction asks for the number of the licence or account.'),
  'licence/link': error('The jurisdiction asks for a link to the licence in its register.'),
  'licence/age': error('The jurisdiction sets a least age.'),
  'licence/helpline': error('The jurisdiction asks where players get help.'),
  'licence/bonus': error('The jurisdiction bounds how often a bonus is staked.'),
  'licence/unconfirmed': warning(
    'The jurisdiction is said to ask this; we have not read its rule.',
  ),

  'asset/missing': error('A picture that is named must exist.'),
  'asset/not-svg': error('A picture must be an SVG file.'),
  'asset/unsafe-svg': error('An SVG must carry no script and load nothing from elsewhere.'),

  'content/text-missing': error('A text must be given in the default language or in English.'),
  'content/duplicate-id': error('An id stands only once in a content file.'),
  'content/unsafe-html': error('HTML must consist of the allowed tags and attributes.'),
  'content/link-broken': error('A link into the site must lead to something that exists.'),
  'content/link-kind': error('The kind of a link must fit the link.'),
  'content/window': error('A promotion begins before it ends.'),
  'promotion/mechanic': error('A promotion has a mechanic, or says that it is informational.'),
  'promotion/placeholder': error('A promotion’s text names only figures that its mechanic has.'),
  'promotion/figure-by-hand': error('The figures of a promotion’s text come from its mechanic.'),
  'promotion/condition-missing': error('A promotion tells its conditions in every language.'),
  'promotion/rebate-missing': error('A daily rebate stands in merchant.json.'),
  'promotion/budget': error('A promotion’s budget pays at least one member.'),
  'promotion/audience': error('An audience is one that the brand can have.'),
  'promotion/points': error('A promotion multiplies points that the brand has.'),
  'promotion/free-stake': error('A free stake is staked on games that the brand offers.'),
  'promotion/boost': error('A rebate is multiplied or added to, one of the two.'),
  'promotion/raffle': error('A raffle ends, and what it says of itself means something.'),
  'promotion/envelopes': error(
    'The envelopes of a round fit into its pool, and its time into the day.',
  ),
  'mall/placeholder': error('An item’s text names only figures that the item has.'),
  'mall/figure-by-hand': error('The amount of an item stands in its text as a placeholder.'),
  'mall/condition-missing': error('An item tells what it brings, and when that becomes cash.'),
  'mall/rank': error('The least rank of an item is one that the brand has.'),
  'mall/free-stake': error('A free stake is staked on games that the brand offers.'),
  'mall/price': error(
    'Cash costs at least as many points as points are worth when they are turned into money.',
  ),
  'mall/missing': error('A brand that leads to its points mall has one.'),
  'mall/points-off': warning('A points mall with items should have members with points.'),
  'promotion/missions': error('The missions of a set can be reached, each by its own name.'),
  'promotion/race': error('A race has an end, and no place wins less than a later one.'),
  'agents/off': warning('How agents work should be said only where there are agents.'),
  'agents/no-leader': error('Where there are agents, masters or agents can be opened.'),
  'agents/name': error(
    'The name of a kind of agents stands in the default language or in English.',
  ),
  'referral/room': error('Budget and caps leave room for a reward of an invited friend.'),
  'referral/figure-by-hand': error('The figures of inviting friends come from its rules.'),
  'content/page-missing': error('A page that is switched on has its text.'),
  'content/page-off': warning('The text of a page belongs to one that is switched on.'),
  'page/name': error('A page’s file is called by its address and its language: about.en.md.'),
  'page/slug-taken': error('The address of a page belongs to nothing else.'),
  'page/front-matter': error('Above the text of a page stand its title and its description.'),
  'page/form': error(
    'Pages are Markdown of headings, paragraphs, lists, quotes, tables and links.',
  ),
  'page/heading': error('Headings begin at the second level, and leave none out.'),
  'page/link': error('A link of a page must lead to something that exists, and by a safe scheme.'),
  'page/place-differs': error('A page has one place in all of its languages.'),
  'page/language-missing': warning('A page should be written in every language of its site.'),
  'page/language-off': warning('A page is written in languages of its site.'),
  'content/fact-unknown': error('Pages and help name only what merchant.json says.'),
  'content/unused-file': warning('A JSON file in the content folder should be one that is read.'),

  'theme/extends-unknown': error('A theme extends a base theme or another merchant.'),
  'theme/extends-circle': error('Themes must not extend each other in a circle.'),
  'theme/extends-broken': error('A theme that others extend must be without fault.'),
  'theme/token-unknown': error('A token refers only to tokens that exist.'),
  'theme/token-circle': error('Tokens must not refer to each other in a circle.'),
  'theme/font-unknown': error('A font must be in schema/data/fonts.json.'),
  'theme/mode': error('The default mode must be one of the modes.'),
  'tokens/parse': error(
    'Design tokens must be in a form that is read: DTCG 2025.10, Tokens Studio, Figma variables, Style Dictionary.',
  ),
  'tokens/alias': error('An alias leads to a design token, and not in a circle.'),
  'tokens/map': error('A map leads names of design tokens to tokens of a theme.'),
  'tokens/gamut': warning('Sites show colors of sRGB.'),
  'tokens/more': error('Faults are told up to two hundred at a time.'),
  'tokens/unknown': error('A design token must have the name of a token of the theme.'),
  'tokens/value': error('A design token must have a value that its token can take.'),
  'theme/palette-close': warning('Players should be able to tell two brands apart at a glance.'),
  'logo/unreadable-small': warning('A favicon must be readable at 16 pixels.'),
  'logo/unreadable': warning('A logo must be readable on the grounds that it stands on.'),
  'contrast/text': error('Text needs a contrast of 4.5 to 1 with its ground (WCAG 2.2, 1.4.3).'),
  'contrast/large': error(
    'Large text, controls and the focus ring need a contrast of 3 to 1 (WCAG 2.2, 1.4.11).',
  ),

  'overrides/place': error('Own code stands in the places that are made for it.'),
  'overrides/file': error(
    'Own code lies in files of the brand’s folder, of a size and a text that can be read.',
  ),
  'overrides/syntax': error('Own code is TypeScript.'),
  'overrides/component': error('Own components replace components that the library has.'),
  'overrides/export': error('A file of own code exports what its place asks for, by its name.'),
  'overrides/page': error('An own page has an address of its own and a title.'),
  'overrides/section': error('An own section stands beside a section of the brand’s home page.'),
  'overrides/import': error(
    'Own code imports #components, #theme, #domain, react and its own files, and nothing else.',
  ),
  'overrides/forbidden': error('Own code draws the page: it calls, stores and loads nothing.'),
  'overrides/contract': error('An own component takes the props of the one that it replaces.'),
  'overrides/type': error('Own code is free of type errors.'),
  'overrides/unchecked': error('Own code is checked to the end before its site is built.'),
  'overrides/word': error('Own words are words of the site, or stand in the group “own”.'),
  'overrides/style': error('Own css stands in the layer “brand” and loads nothing from elsewhere.'),
  'overrides/font': error('Own fonts are woff2 subsets with a licence.'),
  'overrides/compile': error('Own code compiles with the site.'),
  'overrides/prerender': error('Pages can be rendered before anyone visits them.'),

  'budget/scripts': error('A home page is alive on a slow phone within seconds.'),
  'budget/styles': error('A home page’s css is small enough to come with it.'),
} as const satisfies Record<string, IssueRule>;

/** The stable name of a fault. */
export type IssueCode = keyof typeof issueRules;
