import { LOT_ATTRIBUTES, LOT_COOKIE } from '#platform/base/sites/visitor-lots.ts';
import type { Hosting } from './hosting.ts';
import { block } from './config-block.ts';
import { mapKey, pattern, quoted, templated } from './nginx-text.ts';
import { type PageFile, PAGE_FILES } from './hosted-site.ts';

const bareName = (page: PageFile, name: string): string => `livery_${page}_${name}`;

/** The variable that a differing piece of a page's policy is in. */
export const variableOf = (page: PageFile, name: string): string => `\${${bareName(page, name)}}`;

/** A map must have room for its names: nginx says so itself only when it starts. */
const hashSizes = ({ sites }: Hosting): string[] => {
  const names = sites.reduce((sum, { domains }) => sum + domains.length, 0);
  const room = 2 ** Math.ceil(Math.log2(Math.max(2048, names * 2)));
  return [`map_hash_bucket_size 512;`, `map_hash_max_size ${room};`];
};

const siteMap = ({ sites }: Hosting): string[] =>
  block('map $livery_name $livery_site', [
    'default "";',
    ...sites.flatMap(({ code, domains }) => domains.map((domain) => `${domain} ${code};`)),
  ]);

/** `www.` leads to the name without it, where a merchant has not claimed it itself. */
const nameMap = ({ sites }: Hosting): string[] => {
  const claimed = sites.flatMap(({ domains }) => domains.filter((each) => each.startsWith('www.')));
  return block('map $host $livery_name', [
    'default $host;',
    ...claimed.map((domain) => `${domain} ${domain};`),
    `${pattern('~^www\\.(?<livery_rest>.+)\\z')} $livery_rest;`,
  ]);
};

const policyMaps = ({ pagePolicies }: Hosting): string[] =>
  PAGE_FILES.flatMap((page) =>
    pagePolicies[page]
      .filter(({ others }) => others.size > 0)
      .flatMap((piece) =>
        block(`map $livery_site $${bareName(page, piece.name)}`, [
          `default ${quoted(piece.usual)};`,
          ...[...piece.others].map(([code, text]) => `${mapKey(code)} ${quoted(text)};`),
        ]),
      ),
  );

/** The lot of a visitor where a release is on trial: the cookie's, else a new one. */
const lotMaps = (): string[] => {
  const drawn = `$cookie_${LOT_COOKIE}`;
  const isLot = pattern('~^[0-9a-f]{2}\\z');
  return [
    ...block('map $request_id $livery_drawn', [
      'default "";',
      `${pattern('~^(?<livery_two>[0-9a-f]{2})')} $livery_two;`,
    ]),
    ...block(`map ${drawn} $livery_lot`, ['default $livery_drawn;', `${isLot} ${drawn};`]),
    ...block('map $scheme $livery_secure', ['default "";', 'https "; Secure";']),
    ...block(`map ${drawn} $livery_new_cookie`, [
      `default ${templated(`${LOT_COOKIE}=$livery_drawn${LOT_ATTRIBUTES}$livery_secure`)};`,
      `${isLot} "";`,
    ]),
  ];
};

/** The maps that turn a host name into a site, and a site into what differs between sites. */
export const renderMaps = (hosting: Hosting): string[] => [
  ...hashSizes(hosting),
  ...nameMap(hosting),
  ...siteMap(hosting),
  ...lotMaps(),
  '# Where the platform decides who sees a page: maintenance, blocked regions.',
  ...block('map $livery_site $livery_asks', [
    'default "";',
    ...hosting.sites.filter(({ asks }) => asks).map(({ code }) => `${mapKey(code)} 1;`),
  ]),
  ...policyMaps(hosting),
  ...block('map $scheme $livery_hsts', ['default "";', `https ${quoted(hosting.hsts)};`]),
  ...block('map $http_upgrade $livery_connection', ['default upgrade;', '"" "";']),
  ...block('map $http_host $livery_port', [
    'default "";',
    `${pattern('~(?<livery_colon>:[0-9]+)\\z')} $livery_colon;`,
  ]),
];
