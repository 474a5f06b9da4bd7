// Who may import whom: the handbook's table, turned into dependency-cruiser's rules.
// What is not listed is forbidden, also between types.

const { mayImport } = require('./may-import.cjs');
const { homes } = require('./package-homes.cjs');

const ours = '^(src/[^/]+|cli|stories|scripts|schema|tests|merchants|templates)/';
const at = (folders) => `^(${folders.join('|')})/`;
const tests = '\\.(test|stories)\\.tsx?$|^tests/';

/** Folders with a line of their own inside a folder that has one. */
const within = (folder) =>
  Object.keys(mayImport).filter((other) => new RegExp(`^${folder}/`).test(other));

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
      name: 'screens-above',
      severity: 'error',
      comment: 'what screens share stands below them and below the frame around them',
      from: { path: '^src/site/(?!player/|agent/|shell/)[^/]+/', pathNot: tests },
      to: { path: '^src/site/(?:(?:player|agent|shell)/|[^/]+$)' },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      comment: 'what runs in a browser never imports Node',
      from: {
        path: at(['src/domain', 'src/api', 'src/theme', 'src/components', 'src/site', 'src/games']),
        pathNot: tests,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screens-apart',
      severity: 'error',
      comment: 'screens do not import screens; the member center is the frame around its pages',
      from: { path: '^src/site/(?:player|agent)/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/site/(?:player|agent)/',
        pathNot: '^src/site/(?:player|agent)/(?:$1|member-center)/',
      },
    },
    {
      name: 'kinds-apart',
      severity: 'error',
      comment: 'a kind of game is built on the rules of others, never on their pages or servers',
      from: { path: '^src/games/(?!registry/)([^/]+)/(?:server|page|simulation)/', pathNot: tests },
      to: {
        path: '^src/games/[^/]+/(?:server|page|simulation)/',
        pathNot: '^src/games/(?:$1|shared|registry/server)/',
      },
    },
    {
      name: 'passwords-in-turn',
      severity: 'error',
      comment: 'what a visitor asks for is hashed by the password queue',
      from: { path: '^src/platform/', pathNot: `^src/platform/(people/access|app/demo)/|${tests}` },
      to: { path: '^src/platform/people/access/password\\.ts$' },
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
      comment: 'only Storybook’s own configuration runs in Node, and tests',
      from: {
        path: '^stories/',
        pathNot: '^stories/(storybook/(main\\.ts$|node/)|.*\\.test\\.ts$)',
      },
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
