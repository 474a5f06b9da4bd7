import { TRIALS } from '#platform/base/sites/visitor-lots.ts';
import type { Hosting } from './hosting.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { renderLocations } from './nginx-locations.ts';
import { renderMaps } from './nginx-maps.ts';
import { block } from './config-block.ts';
import { quoted, templated } from './nginx-text.ts';
import { servers } from './nginx-upstreams.ts';

const HEAD = `# Made by \`livery host nginx\`: to be included in nginx's \`http\` block. Do not edit.
# Behind another proxy (a CDN), name it by set_real_ip_from and real_ip_header beside this include.`;

/** What is noted of a request; `deploy/nginx/livery-limits.conf` has the same for the games, which are read before this. */
const LOG_FORMAT = [
  '# What the log keeps: never a query (codes and tickets stand there) and never a cookie.',
  'map $request_uri $livery_path {',
  '  "~^(?<livery_asked>[^?]*)" $livery_asked;',
  '}',
  `log_format livery_sites escape=json '{"time":"$time_iso8601","host":"$host","method":"$request_method","path":"$livery_path","status":$status,'`,
  `  '"bytes":$body_bytes_sent,"seconds":$request_time,"upstream":"$upstream_response_time","visitor":"$remote_addr"}';`,
];

const logged = ({ accessLog }: Hosting): string[] =>
  accessLog === undefined ? [] : [`access_log ${quoted(accessLog)} livery_sites;`];

const listen = ({ listen: port, certificates }: Hosting): string[] => {
  const tls = certificates === undefined ? '' : ' ssl http2';
  const at = port ?? (certificates === undefined ? 80 : 443);
  return [`listen ${at} default_server${tls};`, `listen [::]:${at} default_server${tls};`];
};

const certificate = ({ certificates }: Hosting): string[] =>
  certificates === undefined
    ? []
    : [
        '# Read by name at each handshake: the user of nginx’ workers, not root, must be able to read both.',
        `ssl_certificate ${templated(`${certificates}/$ssl_server_name/fullchain.pem`)};`,
        `ssl_certificate_key ${templated(`${certificates}/$ssl_server_name/privkey.pem`)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        '# Here, not beside the servers: there Debian’s own file has it already.',
        'ssl_prefer_server_ciphers off;',
      ];

const types = (): string[] =>
  block(
    'types',
    Object.entries(MEDIA_TYPES).map(([ending, type]) => `${type} ${ending};`),
  );

const textTypes = (): string =>
  [...new Set(Object.values(MEDIA_TYPES))]
    .filter((type) => type !== 'text/html' && /^text\/|javascript|json|xml/.test(type))
    .join(' ');

const toHttps = (hosting: Hosting): string[] =>
  hosting.certificates === undefined || hosting.listen !== undefined
    ? []
    : block('server', [
        'listen 80 default_server;',
        'listen [::]:80 default_server;',
        ...logged(hosting),
        'add_header vary host always;',
        'return 308 https://$host$request_uri;',
      ]);

/** The folder of the release that a visitor sees; the links are looked at anew for each request. */
const trial = ({ root }: Hosting): string[] => {
  const trials = `${root}/${TRIALS}/$livery_site`;
  return [
    'set $livery_folder $livery_site;',
    'set $livery_cookie "";',
    `if (-d ${templated(`${trials}/00`)}) { set $livery_cookie $livery_new_cookie; }`,
    `if (-d ${templated(`${trials}/$livery_lot`)}) { set $livery_folder ${templated(`${TRIALS}/$livery_site/$livery_lot`)}; }`,
    `root ${templated(`${root}/$livery_folder`)};`,
  ];
};

/**
 * The configuration of nginx for a fleet of sites: one server for all host names, so that ten
 * thousand brands are ten thousand lines of a map and not as many servers.
 */
export const renderNginx = (hosting: Hosting): string => {
  const { upstream, brotli, cells } = hosting;
  const lines = [
    HEAD,
    ...renderMaps(hosting),
    ...LOG_FORMAT,
    ...block('upstream livery_platform', [...servers(upstream), 'keepalive 32;']),
    ...(cells === undefined
      ? []
      : ['# Which brand is in which cell.', `include ${quoted(cells)};`]),
    ...block('server', [
      ...listen(hosting),
      ...certificate(hosting),
      'server_name _;',
      ...logged(hosting),
      'server_tokens off;',
      'keepalive_timeout 60s;',
      'absolute_redirect off;',
      'client_max_body_size 21m;',
      '# Who sends nothing for so long is cut.',
      'client_header_timeout 20s;',
      'client_body_timeout 20s;',
      '# Where an answer leads or what it is hangs on the host; what is no redirect says more.',
      'add_header vary host always;',
      'charset utf-8;',
      `charset_types ${textTypes()};`,
      ...types(),
      'default_type application/octet-stream;',
      'gzip_static on;',
      'gzip_vary on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'error_page 418 = @platform;',
      'if ($livery_site = "") { rewrite ^ /.livery-nobody last; }',
      'if ($livery_name != $host) { return 308 $scheme://$livery_name$livery_port$request_uri; }',
      ...trial(hosting),
      '# Whoever does not just read is answered by the platform.',
      'if ($request_method !~ "^(?:GET|HEAD)$") { return 418; }',
      ...renderLocations(hosting),
    ]),
    ...toHttps(hosting),
  ];
  return `${lines.join('\n')}\n`;
};
