import { placeholder, renderHandlers, renderRefusals } from './caddy-handlers.ts';
import { mapKey, pattern, word } from './caddy-text.ts';
import { PAGE_FILES } from './hosted-site.ts';
import { LOT_ATTRIBUTES, LOT_COOKIE, TRIALS } from '#platform/base/sites/visitor-lots.ts';
import type { Hosting } from './hosting.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { block } from './config-block.ts';

const HEAD = '# Made by `livery host caddy`. Do not edit.';

/** `www.` belongs to a site wherever the name without it does. */
const withWww = (domains: readonly string[]): string[] =>
  domains.flatMap((domain) =>
    domain.startsWith('www.') || domains.includes(`www.${domain}`)
      ? [domain]
      : [domain, `www.${domain}`],
  );

const claimed = ({ sites }: Hosting): string[] =>
  sites.flatMap(({ domains }) => domains.filter((each) => each.startsWith('www.')));

const maps = ({ sites, pagePolicies }: Hosting): string[] => [
  ...block('map {host} {livery_site}', [
    ...sites.flatMap(({ code, domains }) => withWww(domains).map((domain) => `${domain} ${code}`)),
    'default ""',
  ]),
  ...block('map {livery_site} {livery_asks}', [
    ...sites.filter(({ asks }) => asks).map(({ code }) => `${mapKey(code)} 1`),
    'default ""',
  ]),
  ...PAGE_FILES.flatMap((page) =>
    pagePolicies[page]
      .filter(({ others }) => others.size > 0)
      .flatMap(({ name, usual, others }) =>
        block(`map {livery_site} ${placeholder(page, name)}`, [
          ...[...others].map(([code, text]) => `${mapKey(code)} ${word(text)}`),
          `default ${word(usual)}`,
        ]),
      ),
  ),
];

const types = (): string[] =>
  block(
    '(livery_types)',
    Object.entries(MEDIA_TYPES).flatMap(([ending, type]) => {
      const charset = /^text\/|javascript|json|svg/.test(type) ? '; charset=utf-8' : '';
      return [`@${ending} path *.${ending}`, `header @${ending} content-type "${type}${charset}"`];
    }),
  );

const platform = ({ upstream, countryHeaders }: Hosting): string[] =>
  block('(livery_platform)', [
    ...block(`reverse_proxy ${upstream.replaceAll(',', ' ')}`, [
      '# Events are sent as they happen; the platform is told the name by which the site was chosen, and',
      '# not what a visitor claims of it or of the own country.',
      'flush_interval -1',
      'header_up Host {hostport}',
      'header_up -X-Forwarded-Host',
      'header_up X-Request-Id {http.request.uuid}',
      ...countryHeaders.map((name) => `header_up -${name}`),
    ]),
  ]);

/** Where the platform decides who sees a page: maintenance, blocked regions. */
const asked = (): string[] =>
  block('(livery_asked)', [
    '@asked vars {livery_asks} 1',
    ...block('handle @asked', ['import livery_platform']),
  ]);

const addresses = ({ sites, listen }: Hosting): string =>
  listen === undefined
    ? sites.flatMap(({ domains }) => withWww(domains)).join(', ')
    : `http://:${listen}`;

const wwwRedirect = (hosting: Hosting): string[] => {
  const own = claimed(hosting);
  return [
    ...block('@www', [
      `header_regexp www Host ${pattern('^www\\.([^:]+)(:\\d+)?$')}`,
      ...(own.length > 0 ? [`not host ${own.join(' ')}`] : []),
      'not vars {livery_site} ""',
    ]),
    ...block('handle @www', ['header vary host', 'redir {scheme}://{re.www.1}{re.www.2}{uri} 308']),
  ];
};

/** Whether a lot of a site leads to a release on trial. */
const leads = ({ root }: Hosting, lot: string): string[] =>
  block('file', [
    `root ${word(root)}`,
    `try_files ${word(`/${TRIALS}/{livery_site}/${lot}/build.json`)}`,
  ]);

/** The release that a visitor sees where one is on trial; a cookie keeps it so. */
const trial = (hosting: Hosting): string[] => {
  const folder = (lot: string): string => word(`${hosting.root}/${TRIALS}/{livery_site}/${lot}`);
  return [
    ...block('map {http.request.uuid} {livery_drawn}', ['~^([0-9a-f]{2}) "${1}"', 'default "00"']),
    ...block(`map {http.request.cookie.${LOT_COOKIE}} {livery_lot}`, [
      '~^([0-9a-f]{2})$ "${1}"',
      'default ""',
    ]),
    ...block('@lot', ['not vars {livery_lot} ""', ...leads(hosting, '{livery_lot}')]),
    `root @lot ${folder('{livery_lot}')}`,
    ...block('@drawn', ['vars {livery_lot} ""', ...leads(hosting, '{livery_drawn}')]),
    `root @drawn ${folder('{livery_drawn}')}`,
  ];
};

/** The cookie of a visitor who has none, where a release is on trial: with pages alone. */
const lotCookie = (hosting: Hosting): string[] =>
  block(
    '(livery_lot)',
    (['http', 'https'] as const).flatMap((scheme) => {
      const attributes = `${LOT_ATTRIBUTES}${scheme === 'https' ? '; Secure' : ''}`;
      return [
        ...block(`@lot_${scheme}`, [
          'vars {livery_lot} ""',
          `protocol ${scheme}`,
          ...leads(hosting, '00'),
        ]),
        `header @lot_${scheme} set-cookie ${word(`${LOT_COOKIE}={livery_drawn}${attributes}`)}`,
      ];
    }),
  );

/**
 * The Caddyfile for a fleet of sites. Without a port of one's own, Caddy fetches a certificate for
 * each host name by itself.
 */
export const renderCaddy = (hosting: Hosting): string => {
  const { root, hsts, listen } = hosting;
  const lines = [
    HEAD,
    ...block('', [
      '# For `caddy reload`, by who may write there; each user has an own folder.',
      'admin unix/{$HOME}/caddy-admin.sock',
      ...(listen === undefined ? [] : ['auto_https off']),
      '# Who sends too slowly is cut; a photograph has longer.',
      ...block('servers', block('timeouts', ['read_header 20s', 'read_body 5m'])),
    ]),
    ...types(),
    ...platform(hosting),
    ...asked(),
    ...lotCookie(hosting),
    ...renderRefusals(hosting),
    ...block(addresses(hosting), [
      ...block('route', [
        ...maps(hosting),
        ...wwwRedirect(hosting),
        '@https protocol https',
        `header @https strict-transport-security ${word(hsts)}`,
        'header -Server',
        `root * ${word(`${root}/{livery_site}`)}`,
        ...trial(hosting),
        ...renderHandlers(hosting),
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
