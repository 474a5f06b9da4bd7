import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { makeOwnCertificate } from '../support/own-certificate.ts';
import { freePort, provideNginx, sendRequest } from '../support/web-server.ts';
import { ROOT } from './run-livery.ts';

const nginx = await provideNginx();
const folder = mkdtempSync(path.join(tmpdir(), 'livery-stock-nginx-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deployed = (name: string): string =>
  readFileSync(path.join(ROOT, 'deploy/nginx', name), 'utf8');

/** What the nginx.conf of nginx' own packages, and of its image, has in its `http` block. */
const OWN = `events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  log_format main '$remote_addr "$request" $status';
  access_log /var/log/nginx/access.log main;
  sendfile on;
  keepalive_timeout 65;
  include /etc/nginx/conf.d/*.conf;
}`;

const stock: Record<string, () => string> = {
  'of Debian': () =>
    'missing' in nginx ? '' : readFileSync(path.join(nginx.stock, 'nginx.conf'), 'utf8'),
  'of nginx’ own packages': () => OWN,
};

/** The `http` block of such a file, with the places of one test and without servers beside ours. */
const httpOf = (text: string, place: string): string =>
  text
    .slice(text.indexOf('http {') + 'http {'.length, text.lastIndexOf('include /etc/nginx/conf.d'))
    .replaceAll('/etc/nginx/', `${place}/`)
    .replaceAll('/var/log/nginx/', `${place}/log/`);

describe.skipIf('missing' in nginx)('the files of deploy/nginx beside an nginx.conf', () => {
  test.each(Object.keys(stock))(
    '%s: nginx starts, and notes no query of a visitor',
    async (whose) => {
      if ('missing' in nginx) return;
      const place = mkdtempSync(path.join(folder, 'etc-'));
      mkdirSync(path.join(place, 'log'));
      cpSync(path.join(nginx.stock, 'mime.types'), path.join(place, 'mime.types'));
      const [port, games] = [await freePort(), await freePort()];
      const keys = path.join(place, 'games.example');
      mkdirSync(keys);
      const { cert, key } = makeOwnCertificate(['games.example']);
      writeFileSync(path.join(keys, 'fullchain.pem'), cert);
      writeFileSync(path.join(keys, 'privkey.pem'), key);
      const hosting = await planHosting([], {
        outDir: place,
        upstream: '127.0.0.1:9',
        listen: port,
        certificates: place,
        accessLog: path.join(place, 'log', 'access.log'),
        brotli: false,
      });
      // A port for http, too: one needs no certificate there.
      const sites = renderNginx(hosting).replace(/ default_server ssl http2/g, ' default_server');
      const gamesText = deployed('livery-games.conf')
        .replaceAll('/certificates', place)
        .replaceAll('/var/log/nginx/', `${place}/log/`)
        .replace('games.internal', '127.0.0.1')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${games} ssl http2;`)
        .replace(/^ *listen \[::\].*$/m, '');
      const file = path.join(place, 'http.conf');
      // In the order of their names in conf.d.
      writeFileSync(
        file,
        [
          httpOf(stock[whose]?.() ?? '', place),
          deployed('livery-limits.conf'),
          gamesText,
          sites,
        ].join('\n'),
      );
      const server = await nginx.start(file, port);
      const told = await sendRequest(port, 'nobody.example', '/somewhere?ticket=s3cret');
      await server.stop();

      expect(told.status).toBe(404);
      const log = readFileSync(path.join(place, 'log', 'access.log'), 'utf8');
      expect(log).toContain('"path":"/somewhere"');
      expect(log).not.toContain('s3cret');
    },
  );
});
