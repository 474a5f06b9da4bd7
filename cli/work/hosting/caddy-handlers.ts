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
  { status, text }: { status?: number; text?: string | undefined } = {},
): string[] => [
  'header ?vary accept-encoding',
  ...headers(hosting, policyOfPage(name, hosting.pagePolicies[name], placeholder), {
    'cache-control': ASK_FIRST,
  }),
  // A page of the brand’s own words has no style of its own, and so the policy of any other.
  text === undefined ? `rewrite * /${name}.html` : `try_files /${text}.html /${name}.html`,
  'import livery_types',
  ...block('file_server', ['precompressed br gzip', ...(status ? [`status ${status}`] : [])]),
];

/** A page that the platform may answer instead; in this order, which Caddy would change. */
const asking = (lines: string[]): string[] => block('route', ['import livery_asked', ...lines]);

const matcher = (name: string, each: PathRule): string =>
  `@${name} path_regexp ${pattern(each.pattern)}`;

const rule = (hosting: Hosting, each: PathRule, at: number): string[] => {
  const name = `rule${at}`;
  const head = `handle @${name}`;
  if (each.answer === 'page')
    return [
      matcher(name, each),
      ...block(head, asking(page(hosting, 'shell', { text: each.text }))),
    ];
  if (each.answer === 'own')
    return [
      matcher(name, each),
      ...block(head, [
        `@own file /own/{re.${name}.1}.html`,
        ...block('handle @own', asking(page(hosting, 'shell', { text: `own/{re.${name}.1}` }))),
        ...block('handle', page(hosting, 'shell', { status: 404 })),
      ]),
    ];
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
  '@home path /',
  ...block('handle @home', asking(page(hosting, 'index'))),
  ...PLAIN_PAGES.flatMap((path, at) => [
    ...block(`@plain${at}`, [`path ${path}`, 'file']),
    ...block(`handle @plain${at}`, page(hosting, path === OFFLINE_PAGE ? 'offline' : 'android')),
    ...block(`handle ${path}`, page(hosting, 'shell', { status: 404 })),
  ]),
  ...hosting.rules.flatMap((each, at) => rule(hosting, each, at)),
];
