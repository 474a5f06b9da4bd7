import path from 'node:path';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { hostSites, type WebServer } from '../../../work/hosting/host-sites.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { OutOption } from '../../options/out.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

interface Options extends MerchantsOption, OutOption, JsonOption {
  file?: string;
  root?: string;
  upstream: string;
  listen?: number;
  local?: boolean;
  brotli?: boolean;
  certificates?: string;
  cells?: string;
  accessLog?: string;
}

/** What `host --json` prints. */
export interface HostReport {
  server: WebServer;
  /** How many sites it serves, and under how many host names. */
  sites: number;
  domains: number;
  /** At fault: hosted as they last were; or left out, where they were not hosted from here before. */
  kept: string[];
  left: string[];
  bytes: number;
  /** Where it was written; else `text` holds it. */
  file?: string;
  text?: string;
}

/**
 * Writes the configuration of a web server for every built site.
 *
 * @throws {InputError} when nothing is built or all merchants are at fault; and once everything is
 *   written, when a site had to be left out
 */
export const run = async (server: WebServer, options: Options): Promise<void> => {
  const { merchants: merchantsDir, out: outDir, json = false, upstream, listen } = options;
  const { local = false, brotli = false, certificates, cells, accessLog, root } = options;
  const { text, sites, domains, kept, left } = await hostSites(server, {
    merchantsDir,
    outDir,
    root,
    local,
    upstream,
    listen,
    brotli,
    certificates,
    cells,
    accessLog,
  });
  const file = options.file === undefined ? undefined : path.resolve(options.file);
  if (file !== undefined) writeWhole(file, text);
  const bytes = Buffer.byteLength(text);
  const told = { server, sites, domains, kept, left, bytes };
  const report: HostReport = { ...told, ...(file ? { file } : { text }) };
  if (json) printJson(report);
  else if (file === undefined) print(text);
  else
    printLine(
      `${file}: ${sites} sites under ${domains} host names, ${Math.ceil(bytes / 1000)} kB.`,
    );
  if (kept.length > 0) printLine(`At fault, and hosted as they last were: ${kept.join(', ')}.`);
  if (left.length > 0)
    throw new InputError(
      `at fault, and left out, because they were not hosted from here before: ${left.join(', ')}.`,
    );
};
