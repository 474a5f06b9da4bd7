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

/** What every kind of game may use of the rules: its own, and those that it is built upon. */
const RULES = 'src/games/[^/]+/rules';

/** What every storey of the command may use. */
const CLI = ['src/platform', 'src/vendor', 'src/config', 'src/generated', 'src/locales', 'schema'];

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
  // what is left behind is ended: databases, too
  'scripts/base': ['src/platform/base/database/embedded'],
  // a benchmark of the platform starts it as the command does
  'scripts/bench/platform': ['scripts/valkey', 'src/config', 'src/platform', 'src/api'],
  // a fleet is served as the command serves it
  'scripts/bench/scale': [
    'scripts/bench',
    'cli/(base|build/fleet)',
    'src/config',
    'src/platform',
    'src/api',
  ],
  'scripts/bench/play': [
    'scripts/bench/platform',
    'scripts/pgbouncer',
    'src/platform',
    'src/catalogue',
    'src/api',
  ],
  // programs out of Debian's packages lie beside the store; PostgreSQL among them takes the platform's schema
  'scripts/debian': ['cli/base', 'src/platform/base/database'],
  // what a brand takes of memory is measured by the project's own
  'scripts/scale/model': ['src/config'],
  // an evening is played over real cells: people and vendors ask as in the benchmarks
  'scripts/scale/saturday': [
    'scripts/(bench/platform|bench/play|faults|scale/model)',
    'cli/base',
    'src/config',
    'src/generated',
    'src/platform',
    'src/catalogue',
    'src/api',
  ],
  'scripts/bench/scale/rows': ['scripts/bench', 'src/domain', 'src/platform'],
  // it runs as the user that PostgreSQL runs as
  'scripts/pgbouncer': ['scripts/debian', 'cli/base', 'src/platform/base/database/embedded'],
  'scripts/valkey': ['scripts/debian', 'cli/base'],
  // whole worlds are started and broken: clients pay, bet and play as in the benchmarks, and sign as vendors do
  'scripts/faults': [
    'scripts/(bench/(platform|play|publish)|conformance|debian|pgbouncer|valkey)',
    'cli/base',
    'src/platform',
    'src/catalogue',
    RULES,
    'src/api',
  ],
  // a store is made to look as if fleets had been published there
  'scripts/bench/publish': ['scripts/bench', 'cli/work/publish', 'cli/base/files'],
  // an operator's own cluster takes the platform's schema; what a bet costs there is measured as in the benchmarks
  'scripts/citus': [
    'scripts/(bench/(platform|play)|testing)',
    'src/config',
    'src/platform',
    'src/catalogue',
    'src/api',
  ],
  // it knows an operator by the protocol alone
  'scripts/conformance': ['src/api'],
  'scripts/bench/lottery': ['scripts/bench/platform', 'src/config', 'src/platform'],
  'scripts/bench/agents': [
    'scripts/bench/platform',
    'src/config',
    'src/domain',
    'src/platform',
    'src/api',
  ],
  'scripts/bench/engagement': ['scripts/bench/platform', 'src/platform'],
  // what moves is looked at as a player sees it
  'scripts/bench/frames': [
    'scripts/setup',
    'src/config',
    'src/generated',
    'src/domain',
    'src/games',
    'src/catalogue',
    'src/platform',
  ],
  // a simulation plays the rules themselves
  'scripts/simulate': ['src/domain', 'src/games/[^/]+/simulation'],
  // a market plays a brand's ladders by their own rules
  'scripts/simulate/agents': ['src/domain', 'src/generated'],
  // what takes long to count is counted by the rules themselves
  'scripts/counts': ['src/domain', 'src/games/[^/]+/simulation', 'scripts/simulate'],
  // the types of tables are made out of a database that is brought to the newest shape
  'scripts/generate/tables': ['src/platform', 'src/vendor'],
  // the schemas of what verbs print are made from the program itself
  'scripts/generate/output': ['cli/program'],
  // a part of a run is asked for as a part of a fleet is
  // Its databases are what a killed run leaves behind.
  'scripts/testing': ['scripts/setup', 'cli/work/shards', 'src/platform/base/database/embedded'],
  // the groups of the member center are the site's own
  'scripts/generate/screens': ['src/site/pages'],
  // the recorder calls the platform as the site does, encrypted where a brand asks for it
  'scripts/record': ['src/api', 'src/generated', 'src/site/client'],
  // the pictures of the five brands are drawn with the games' own pencils
  scripts: [
    'src/config',
    'src/generated',
    'src/locales',
    'schema',
    'src/art',
    'src/catalogue',
    // what pictures are taken of is served as for the pictures of a plan
    'cli/work/plan/pictures',
  ],
  // the lists of kinds are made from the one line that each has
  'scripts/generate': [
    'scripts/scale/model',
    'src/catalogue',
    'src/config',
    'src/games/registry',
    'src/generated',
    'src/locales',
    'schema',
  ],
};

/** What every script stands on: options, and the folders that end with it. */
for (const [folder, others] of Object.entries(mayImport))
  if (/^scripts(?:\/|$)/.test(folder)) others.push('scripts/base');

module.exports = { mayImport };
