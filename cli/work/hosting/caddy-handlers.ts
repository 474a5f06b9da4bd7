import { ASK_FIRST } from '#platform/base/sites/serve-site.ts';
import { OFFLINE_PAGE, PLAIN_PAGES } from '#platform/base/sites/site-paths.ts';
import { renderUnknownHost } from '#platform/base/sites/unknown-host-page.ts';
import { pattern, word } from './caddy-text.ts';
import type { PageFile } from './hosted-site.ts';
import type { Hosting } from './hosting.ts';
import { block } from './config-block.ts';
import type { PathRule } from './path-patterns.ts';
import { policyOfPage } from './shared-policy.ts';

/** The variable that a differing piece of a page's policy is in. */
export const placeholder = (page: PageFile, name: string): string => `{livery_${page}_${name}}`;

const headers = ({ security }: Hosting, policy: string, more: Record<string, string>): string[] => [
  ...block('header', [
    `content-security-policy ${word(policy)}`,
    ...Object.entries({ ...security, ...more }).map(([name, value]) => `${name} ${word(value)}`),
  ]),
];

const page = (
  hosting: Hosting,
  name: PageFile,
  { status, file }: { status?: number; file?: string } = {},
): string[] => [
  'header ?vary accept-encoding',
  'import livery_lot',
  ...headers(hosting, policyOfPage(name, hosting.pagePolicies[name], placeholder), {
    'cache-control': ASK_FIRST,
  }),
  `rewrite * ${file ?? `/${name}.html`}`,
  'import livery_types',
  ...block('file_server', ['precompressed br gzip', ...(status ? [`status ${status}`] : [])]),
];

/** A page that the platform may answer instead; in this order, which Caddy would change. */
const asking = (lines: string[]): string[] => block('route', ['import livery_asked', ...lines]);

const matcher = (name: string, each: PathRule): string =>
  `@${name} path_regexp ${name} ${pattern(each.pattern)}`;

/** A page of the rules; those with words of their own have the policy of the page of every other address. */
const publicPage = (
  hosting: Hosting,
  { file, needs, without }: Extract<PathRule, { answer: 'page' }>,
  at: string,
): string[] => {
  if (file === 'index.html') return page(hosting, 'index');
  const fileOf = (name: string): string => `/${name.replaceAll(/\{(\d)\}/g, `{re.${at}.$1}`)}`;
  const nothing = page(hosting, 'shell', { status: 404 });
  const known = [
    `@written file ${fileOf(file)}`,
    ...block('handle @written', page(hosting, 'shell', { file: fileOf(file) })),
    ...block('handle', without === 'shell' ? page(hosting, 'shell') : nothing),
  ];
  if (needs === undefined) return known;
  return [
    `@needed file ${fileOf(needs)}`,
    ...block('handle @needed', known),
    ...block('handle', nothing),
  ];
};

const rule = (hosting: Hosting, each: PathRule, at: number): string[] => {
  const name = `rule${at}`;
  const head = `handle @${name}`;
  if (each.answer === 'page')
    return [matcher(name, each), ...block(head, asking(publicPage(hosting, each, name)))];
  if (each.answer === 'missing')
    return [matcher(name, each), ...block(head, page(hosting, 'shell', { status: 404 }))];
  const { 'content-security-policy': policy = hosting.filePolicy, ...more } = each.headers;
  return [
    matcher(name, each),
    ...block(head, [
      '@there file',
      ...block('handle @there', [
        ...headers(hosting, policy, more),
        ...block('header', ['vary "accept-encoding, host"', 'defer']),
        'import livery_types',
        ...block('file_server', ['precompressed br gzip']),
      ]),
      ...block('handle', [each.keeps ? 'import livery_platform' : 'import livery_missing']),
    ]),
  ];
};

/** What a visitor of an unknown host name, and who asks for a missing file, is told. */
export const renderRefusals = (hosting: Hosting): string[] => [
  ...block('(livery_missing)', [
    ...headers(hosting, hosting.filePolicy, {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    }),
    'respond "There is no such file.\n" 404',
  ]),
  ...block('(livery_nobody)', [
    ...headers(hosting, "default-src 'none'", {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    }),
    `respond ${word(renderUnknownHost('This host name'))} 404`,
  ]),
];

/** Pages, files and calls, in the order in which they are tried. */
export const renderHandlers = (hosting: Hosting): string[] => [
  '@nobody vars {livery_site} ""',
  ...block('handle @nobody', ['import livery_nobody']),
  `@calls path ${hosting.calls.map((call) => `${call}*`).join(' ')}`,
  ...block('handle @calls', ['import livery_platform']),
  '# Whoever does not just read is answered by the platform.',
  '@other not method GET HEAD',
  ...block('handle @other', ['import livery_platform']),
  ...PLAIN_PAGES.flatMap((path, at) => [
    ...block(`@plain${at}`, [`path ${path}`, 'file']),
    ...block(`handle @plain${at}`, page(hosting, path === OFFLINE_PAGE ? 'offline' : 'android')),
    ...block(`handle ${path}`, page(hosting, 'shell', { status: 404 })),
  ]),
  ...hosting.rules.flatMap((each, at) => rule(hosting, each, at)),
];
