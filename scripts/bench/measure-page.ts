import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** What a page makes a browser fetch before it is alive, in bytes as brotli sends them. */
export interface PageWeight {
  /** Every script that the page names: its own, and those to be fetched ahead. */
  scriptBytes: number;
  /** Every stylesheet that the page links. */
  styleBytes: number;
  /** The style within the page: its theme, and a copy of the rules that it uses. */
  inlineStyleBytes: number;
}

/** A file of a site as text; Node itself does not know the hosts below `localhost`. */
const read = (origin: URL, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: origin.port, path: address, agent: false };
    const request = get({ ...options, headers: { host: origin.host } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}.`));
      text(answer).then(resolve, reject);
    });
    request.once('error', reject);
  });

const measureBytes = (content: string): number => brotliCompressSync(content).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/**
 * Weighs the scripts and styles of a page from its HTML alone.
 *
 * @param origin of the site, with the merchant's host name
 */
export const measurePage = async (origin: URL): Promise<PageWeight> => {
  const html = await read(origin, '/');
  const scripts = addressesIn(html, /(?:rel="modulepreload" href|<script[^>]* src)="([^"]+)"/g);
  const sheets = addressesIn(html, /rel="stylesheet" href="([^"]+)"/g);
  const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  const weightOf = async (addresses: string[]): Promise<number> =>
    sum(
      await Promise.all(
        addresses.map(async (address) => measureBytes(await read(origin, address))),
      ),
    );
  return {
    scriptBytes: await weightOf(scripts),
    styleBytes: await weightOf(sheets),
    inlineStyleBytes: sum(inline.map(measureBytes)),
  };
};
