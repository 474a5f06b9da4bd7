import { ASK_FIRST } from '#platform/base/sites/serve-site.ts';
import { OFFLINE_PAGE, PLAIN_PAGES } from '#platform/base/sites/site-paths.ts';
import { renderUnknownHost } from '#platform/base/sites/unknown-host-page.ts';
import type { PageFile } from './hosted-site.ts';
import type { Hosting } from './hosting.ts';
import { variableOf } from './nginx-maps.ts';
import { block } from './config-block.ts';
import { pattern, quoted, templated } from './nginx-text.ts';
import type { PathRule } from './path-patterns.ts';
import { policyOfPage } from './shared-policy.ts';

const header = (name: string, value: string): string => `add_header ${name} ${value} always;`;

/** What every answer of our own carries, with the policy that it is for. */
const headers = ({ security }: Hosting, policy: string, more: Record<string, string>): string[] => {
  const own = { ...security, ...more };
  return [
    header('content-security-policy', policy),
    header('strict-transport-security', '$livery_hsts'),
    ...Object.entries(own).map(([name, value]) => header(name, quoted(value))),
  ];
};

/** One of a site's pages under whatever address led here. */
const page = (hosting: Hosting, name: PageFile, files: string = `/${name}.html =503`): string[] => [
  `try_files ${files};`,
  ...headers(hosting, templated(policyOfPage(name, hosting.pagePolicies[name], variableOf)), {
    'cache-control': ASK_FIRST,
  }),
  header('set-cookie', '$livery_cookie'),
];

/** A page that a brand may lack. */
const plainPage = (hosting: Hosting, name: PageFile): string[] =>
  page(hosting, name, `/${name}.html =404`);

/** A file that the pattern of a page leads to. */
const fileOf = (name: string): string => `/${name.replaceAll(/\{(\d)\}/g, '$$$1')}`;

/** A page of the rules; those with words of their own have the policy of the page of every other address. */
const publicPage = (
  hosting: Hosting,
  { file, needs, without }: Extract<PathRule, { answer: 'page' }>,
): string[] => [
  'error_page 418 = @platform;',
  'error_page 404 @nothing;',
  'if ($livery_asks) { return 418; }',
  ...(needs === undefined ? [] : [`if (!-f $document_root${fileOf(needs)}) { return 404; }`]),
  ...(file === 'index.html'
    ? page(hosting, 'index')
    : page(
        hosting,
        'shell',
        `${fileOf(file)} ${without === 'shell' ? '/shell.html =503' : '=404'}`,
      )),
];

const rule = (hosting: Hosting, each: PathRule): string[] => {
  const head = `location ~ ${pattern(each.pattern)}`;
  if (each.answer === 'page') return block(head, publicPage(hosting, each));
  if (each.answer === 'missing') return block(head, ['error_page 404 @nothing;', 'return 404;']);
  const { 'content-security-policy': policy = hosting.filePolicy, ...own } = each.headers;
  const { 'content-type': _type, ...more } = own;
  return block(head, [
    'error_page 404 @missing;',
    `try_files $uri ${each.keeps ? '@platform' : '=404'};`,
    ...headers(hosting, quoted(policy), { ...more, vary: 'host' }),
  ]);
};

/** The answer to a host name that belongs to no site. */
const nobody = (hosting: Hosting): string[] =>
  block('location = /.livery-nobody', [
    'internal;',
    'default_type text/html;',
    ...headers(hosting, quoted("default-src 'none'"), { 'cache-control': 'no-store' }),
    `return 404 ${quoted(renderUnknownHost('This host name'))};`,
  ]);

/**
 * Who stops answers what is only read with 504, and is asked nothing more for a while; what may have been
 * done already is never sent twice.
 */
const elsewhere = (upstream: string): string[] =>
  upstream.includes(',')
    ? ['proxy_next_upstream error timeout http_504;', 'proxy_set_header Livery-Elsewhere 1;']
    : ['proxy_set_header Livery-Elsewhere "";'];

const proxy = ({ countryHeaders, upstream, cells }: Hosting): string[] => [
  '# The platform says itself what an answer hangs on.',
  'add_header vary "";',
  `proxy_pass http://${cells === undefined ? 'livery_platform' : '$livery_cell'};`,
  'proxy_http_version 1.1;',
  '# The name by which the site was chosen, and no other that the request may hold.',
  'proxy_set_header Host $livery_name$livery_port;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $livery_connection;',
  '# What a visitor claims of the own address or country is not passed on.',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-Host "";',
  '# By which the request is found again in the logs; nobody chooses it.',
  'proxy_set_header X-Request-Id $request_id;',
  ...countryHeaders.map((name) => `proxy_set_header ${name} "";`),
  ...elsewhere(upstream),
  '# Events are sent as they happen.',
  'proxy_buffering off;',
  'proxy_read_timeout 90s;',
];

/** Everything below `server`: pages, files, calls. */
export const renderLocations = (hosting: Hosting): string[] => [
  ...nobody(hosting),
  ...PLAIN_PAGES.flatMap((path) =>
    block(`location = ${path}`, [
      'error_page 404 @nothing;',
      ...plainPage(hosting, path === OFFLINE_PAGE ? 'offline' : 'android'),
    ]),
  ),
  ...hosting.calls.flatMap((call) => block(`location ^~ ${call}`, proxy(hosting))),
  ...hosting.rules.flatMap((each) => rule(hosting, each)),
  '# No page: the site itself says so.',
  ...block('location @nothing', page(hosting, 'shell')),
  ...block('location @missing', [
    'default_type text/plain;',
    ...headers(hosting, quoted(hosting.filePolicy), { 'cache-control': 'no-store' }),
    'return 404 "There is no such file.\\n";',
  ]),
  ...block('location @platform', proxy(hosting)),
];
