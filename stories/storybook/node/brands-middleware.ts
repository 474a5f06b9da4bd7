import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { fontFile } from '../../../cli/build/render/font-faces.ts';
import type { BrandLine, BrandPart, MadePart } from './merchant-data.ts';

/** What the brands' addresses are answered from. */
export interface BrandSource {
  list: () => BrandLine[];
  part: (code: string, part: BrandPart) => Promise<MadePart>;
}

const PART = /^\/brands\/([\w-]+)\/(brand|theme|screens)\.json$/;
const PICTURE = /^\/brands\/([\w-]+)\/(.+)$/;
const FONT = /^\/brand-fonts\/([\w.-]+\.woff2)$/;

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(body);
};

const sendFile = (response: ServerResponse, file: string | undefined): void => {
  if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    send(response, 404, 'text/plain', 'There is no such file.');
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  // One that goes or may not be read ends its own answer, and nothing else.
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
};

/** Answers the addresses of brands while the server runs; others are passed on. */
export const answerBrands = (
  merchantsDir: string,
  { list, part }: BrandSource,
): Connect.NextHandleFunction => {
  const fonts = new Map<string, string>();

  const sendPart = async (response: ServerResponse, code: string, name: BrandPart) => {
    if (!existsSync(path.join(merchantsDir, code))) {
      send(response, 404, 'text/plain', `There is no brand “${code}”.`);
      return;
    }
    const made = await part(code, name);
    if ('problems' in made) {
      send(response, 422, 'text/plain; charset=utf-8', made.problems);
      return;
    }
    for (const [font, file] of Object.entries(made.fonts)) fonts.set(font, file);
    send(response, 200, 'application/json', made.json);
  };

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, code = '', name] = PART.exec(pathname) ?? [];
    const [, owner = '', picture = ''] = PICTURE.exec(pathname) ?? [];
    const [, font] = FONT.exec(pathname) ?? [];
    if (pathname === '/brands/index.json') {
      send(response, 200, 'application/json', JSON.stringify(list()));
    } else if (name !== undefined) {
      sendPart(response, code, name as BrandPart).catch((error: unknown) => {
        send(response, 500, 'text/plain; charset=utf-8', String(error));
      });
    } else if (owner !== '') {
      const folder = path.join(merchantsDir, owner);
      const file = path.resolve(folder, decodeURIComponent(picture));
      sendFile(response, file.startsWith(folder + path.sep) ? file : undefined);
    } else if (font !== undefined) {
      const file = fonts.get(font);
      sendFile(response, file === undefined ? undefined : fontFile(file));
    } else {
      next();
    }
  };
};
