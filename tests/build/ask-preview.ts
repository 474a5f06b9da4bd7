import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a preview of the test's repository says of itself. */
export interface Answer {
  look: string;
  host: string;
  origin?: string;
  pid: number;
  database?: string;
  settings: string[];
  home: string;
  store: string;
  packages: boolean;
}

/** Asks for something under a preview's host name. */
export const open = (port: number, host: string, url = '/') =>
  request({ port, path: url, headers: { host, origin: `http://${host}` } }).end();

export const ask = (port: number, host: string, url?: string) =>
  new Promise<string>((resolve, reject) => {
    open(port, host, url)
      .on('response', (answer) => void text(answer).then(resolve, reject))
      .on('error', reject);
  });

export const askJson = async (port: number, host: string) =>
  JSON.parse(await ask(port, host)) as Answer;
