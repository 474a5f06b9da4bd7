// Who may import whom. What is not listed is forbidden, also between types.

/** What every storey of the platform may use. */
const PLATFORM = [
  'src/art',
  'src/catalogue',
  'src/config',
  'src/api',
  'src/domain',
  'src/generated',
  'src/locales',
  'src/beacon',
  'schema',
];

/** What every storey of the command may use. */
const CLI = ['src/platform', 'src/vendor', 'src/config', 'src/generated', 'src/locales', 'schema'];

const { RULES } = require('./rules-of-games.cjs');
const { scriptsMayImport } = require('./scripts-may-import.cjs');

/** folder → the folders of ours that it may import, beside itself */
const mayImport = {
  'src/domain': [],
  // the way to the words of each language
  'src/generated': ['src/locales'],
  // public random values, for draws and chains of rounds
  'src/beacon': [],
  'src/locales': [],
  'src/api': ['src/domain'],
  'src/theme': ['src/generated'],
  // the odds of lotteries are checked by the rules that they are for
  'src/config': ['src/domain', 'src/generated', 'src/locales', 'schema'],
  // a board of a game knows its rules
  'src/components': ['src/theme', 'src/domain', RULES],
  // what each game is called and looks like, made up from its seed
  'src/catalogue': ['src/domain', RULES, 'schema'],
  'src/art': ['src/catalogue'],
  // the platform's layers, from the ground up: each may use those below it
  'src/platform/base': PLATFORM,
  'src/platform/people': ['src/platform/base', ...PLATFORM],
  'src/platform/money': ['src/platform/(base|people)', ...PLATFORM],
  'src/platform/play': ['src/platform/(base|people|money)', ...PLATFORM],
  'src/platform/app': ['src/platform', ...PLATFORM],
  'src/site': [
    'src/components',
    'src/theme',
    'src/api',
    'src/domain',
    'src/generated',
    'src/locales',
  ],
  // the sandbox vendor: a service of its own that reaches the platform by the vendors' protocol only;
  // its symbols are drawn with the catalogue's own pencils
  'src/vendor': [
    'src/api',
    'src/domain',
    'src/games/[^/]+/(rules|server)',
    'src/generated',
    'src/beacon',
    'src/art',
    'src/catalogue',
    // its secrets may be kept in files, as the platform's may
    'src/platform/base/settings',
  ],
  // its database is opened with the platform's tools
  'src/vendor/database': [
    'src/platform/base/database',
    'src/platform/base/sealing',
    'src/api',
    'src/domain',
    RULES,
  ],
  // its server meets hostile requests as the platform's does
  'src/vendor/http': ['src/vendor', 'src/platform/base/http', 'src/api', 'src/domain'],
  // its games: the frame around the pages of the kinds, which are loaded when they are played
  'src/games': [
    'src/components',
    'src/theme',
    'src/api',
    'src/domain',
    'src/generated',
    'src/locales',
  ],
  // a kind's rules are pure; what serves, shows and simulates them stands on them, apart from each other
  [RULES]: ['src/domain'],
  'src/games/[^/]+/server': ['src/domain', RULES],
  'src/games/[^/]+/simulation': ['src/domain', RULES],
  'src/games/[^/]+/page': [
    'src/components',
    'src/theme',
    'src/api',
    'src/domain',
    'src/generated',
    'src/locales',
    'src/games/words',
    RULES,
  ],
  // anyone counts a round again by the very rules that played it
  'src/games/shared/page/fairness': [
    'src/games/[^/]+/page',
    'src/locales',
    'src/games/words',
    'src/games/registry/server',
    'src/api',
    'src/domain',
    'src/components',
  ],
  // the command's layers: what it stands on, how a site is made, what is done with many, the flags
  'cli/base': CLI,
  'cli/build': ['cli/base', ...CLI],
  // the words of a brand are joined to the site's by one rule, here and in the browser
  'cli/build/overrides': ['cli/(base|build)', 'src/domain', ...CLI],
  // the picture that a game's page is shared with is drawn as the platform draws it
  'cli/build/public-pages': ['cli/(base|build)', 'src/art', 'src/catalogue', ...CLI],
  'cli/work': ['cli/(base|build)', ...CLI],
  'cli/api': ['cli/(base|build|work)', ...CLI],
  // the table of a server's settings is the handbook's, too
  'cli/program': ['cli', 'src/domain', ...CLI],
  cli: ['src/platform', 'src/vendor', 'src/config', 'src/generated', 'schema'],
  // own code draws the page: it calls, stores and loads nothing
  merchants: ['src/components', 'src/theme', 'src/domain'],
  stories: [
    'src/site',
    'src/components',
    'src/theme',
    'src/api',
    'src/domain',
    'src/generated',
    'src/locales',
  ],
  // the half of Storybook that runs in Node: it dresses the brands as the command does
  'stories/storybook/node': [
    'src/config',
    'src/generated',
    'schema',
    'cli',
    // the art of recorded games
    'src/art',
    'src/catalogue',
  ],
  ...scriptsMayImport,
};

module.exports = { mayImport };
