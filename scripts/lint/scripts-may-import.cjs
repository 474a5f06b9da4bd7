// Which other folders those of `scripts/` may import from; beside these the ones that everybody may.

const { RULES } = require('./rules-of-games.cjs');

/** folder → the folders that it may name */
const scriptsMayImport = {
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
    // a pool is won by a game of the catalogue
    'src/catalogue',
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
  // its bucket is made by whom the platform asks for uploads
  'scripts/ceph': ['scripts/debian', 'cli/base', 'src/platform/base/object-store'],
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
for (const others of Object.values(scriptsMayImport)) others.push('scripts/base');

module.exports = { scriptsMayImport };
