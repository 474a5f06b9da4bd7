import { Command, Option } from 'commander';
import path from 'node:path';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantsOption } from '../../options/merchants.option.ts';
import { outOption } from '../../options/out.option.ts';
import { parsePort } from '../../options/port.option.ts';
import { parseUpstreams } from '../../options/upstreams.option.ts';

/** What both servers take. */
const hostOne = (server: 'nginx' | 'caddy', summary: string): Command =>
  new Command(server)
    .summary(summary)
    .option('--file <file>', 'where to write instead of printing')
    .addOption(
      new Option('--upstream <host:port,…>', 'where the platform answers, one process or several')
        .default('127.0.0.1:4400')
        .argParser(parseUpstreams),
    )
    .addOption(
      new Option('--listen <port>', 'the port for visitors; 80 or 443 without it').argParser(
        parsePort,
      ),
    )
    .option('--local', 'answer <code>.localhost too')
    .addOption(outOption())
    .addOption(
      new Option(
        '--root <dir>',
        'where the web server itself finds them, such as in its container; --out without it',
      ).argParser((dir: string) => path.resolve(dir)),
    )
    .addOption(merchantsOption())
    .addOption(jsonOption())
    .action(
      lazily(async () => {
        const { run } = await import('./host.action.ts');
        return { run: (options: Parameters<typeof run>[1]) => run(server, options) };
      }),
    );

/** `livery host`: the configuration of the web server in front of the built sites. */
export const hostCommand = (): Command =>
  new Command('host')
    .summary('write the web server’s configuration for all built sites')
    .description(
      'Writes one configuration for every built site: host names, caching, packed files, headers, calls.',
    )
    .addCommand(
      hostOne('nginx', 'for nginx: a file to include in its http block')
        .option('--brotli', 'send .br files too; needs the module http-brotli-static')
        .addOption(
          new Option(
            '--certificates <dir>',
            'holds <host name>/fullchain.pem and privkey.pem, which the user of nginx’ workers must be able to read; serves https',
          ).argParser((dir: string) => path.resolve(dir)),
        )
        .addOption(
          new Option(
            '--access-log <file>',
            'where requests are noted, without queries and cookies; off: as nginx’ own file says',
          )
            .default('/var/log/nginx/access.log')
            .argParser((file: string) => (file === 'off' ? undefined : path.resolve(file))),
        )
        .addOption(
          new Option(
            '--cells <file>',
            'the file of `livery platform cells map`: leads each brand to its cell; --upstream says the first',
          ).argParser((file: string) => path.resolve(file)),
        ),
    )
    .addCommand(hostOne('caddy', 'for Caddy: a Caddyfile; https by itself'));
