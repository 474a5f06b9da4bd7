import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { OWN_GAMES, type OwnGames, readOwnGames } from '#domain/own-games.ts';
import { isLaunchSigned } from '../context/vendor-key.ts';
import type { VendorContext } from '../context/vendor-context.ts';

/** What the compile of the games' pages gave: `compile.json` in its folder. */
interface GamesCompile {
  entry: string;
  css: string[];
  /** The theme of pages that belong to no brand. */
  theme: string;
}

/** What react-aria's usePress adds to the head of a page; allowed by hash. */
const PRESS_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

const A_YEAR_SECONDS = 31_536_000;

const pressHash = `'sha256-${createHash('sha256').update(PRESS_STYLE).digest('base64')}'`;

/**
 * The policy of a page that stands in a brand's frame: nothing but its own files, the brand's theme,
 * fonts and pictures, its own code where it has any for games, and no other site around it.
 */
const policyOf = (origin: string | null, own?: OwnGames): string => {
  const brand = origin === null ? '' : ` ${origin}`;
  const ownCode = own ? brand + OWN_GAMES : '';
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin ?? "'none'"}`,
    `script-src 'self'${ownCode}`,
    `style-src 'self'${brand} ${pressHash}`,
    `img-src 'self' data: blob:${brand}`,
    `font-src 'self'${brand}`,
    `connect-src 'self'${ownCode}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
  ].join('; ');
};

/** What a page loads first: each with its address. */
interface FirstFiles {
  entry: string;
  css: readonly string[];
  /** The theme of pages that belong to no brand. */
  theme: string;
}

const filesOf = ({ entry, css, theme }: GamesCompile): FirstFiles => ({
  entry: `/${entry}`,
  css: css.map((file) => `/${file}`),
  theme: `/${theme}`,
});

/** The files of a brand's own code, in place of those that all share. */
const ownFilesOf = (
  origin: string,
  { entry, css }: OwnGames,
): Pick<FirstFiles, 'entry' | 'css'> => ({
  entry: origin + OWN_GAMES + entry,
  css: css.map((file) => origin + OWN_GAMES + file),
});

const shellOf = ({ entry, css, theme }: FirstFiles): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="livery-theme" content="${theme}">
<title>Game</title>
${css.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body><div id="app"></div></body>
</html>
`;

const sendPage = (
  reply: FastifyReply,
  shell: string,
  { origin, own }: { origin: string | null; own?: OwnGames | undefined },
): FastifyReply => {
  // Its policy says in whose frame it stands; in a window of its own it talks to the site that opened it.
  if (origin !== null)
    reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy');
  return reply
    .header('content-security-policy', policyOf(origin, own))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(shell);
};

/** Says in the frame of whatever site why there is no game. */
const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .removeHeader('x-frame-options')
    .header('content-security-policy', "default-src 'none'")
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);

/** Where a launch came from, and the pages of its brand's own code; null when the platform did not sign it. */
const readLaunch = (
  { wallets }: VendorContext,
  query: Partial<Record<string, string>>,
): { origin: string; own: OwnGames | undefined } | null => {
  const { vendor = '', ticket = '', origin = '', pages = '', sig = '' } = query;
  const isPlace = /^https?:\/\/[\w.:[\]-]+$/.test(origin);
  const own = readOwnGames(pages);
  if (!isPlace || (pages !== '' && !own)) return null;
  const isSigned = wallets
    .keysOf(vendor)
    .some((key) => isLaunchSigned(key, { ticket, origin, pages, sig }));
  return isSigned ? { origin, own } : null;
};

/**
 * Serves the games' pages: `/play` inside of the site that launched it, `/verify` for anyone, and
 * their files.
 *
 * @param pagesDir the folder of their compile; null where none was made
 */
export const registerPageRoutes = async (
  app: FastifyInstance,
  context: VendorContext,
  pagesDir: string | null,
): Promise<void> => {
  if (pagesDir === null) {
    for (const url of ['/play', '/verify'])
      app.get(url, (_, reply) => sendText(reply, 503, 'The games’ pages have not been compiled.'));
    return;
  }
  const compiled = readFileSync(path.join(pagesDir, 'compile.json'), 'utf8');
  const compile = JSON.parse(compiled) as GamesCompile;
  const files = filesOf(compile);
  const shell = shellOf(files);
  // The page of no brand has the house's own theme from the start.
  const ours = shellOf({ ...files, css: [...files.css, files.theme] });
  await app.register(staticFiles, {
    root: path.join(pagesDir, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: A_YEAR_SECONDS * 1000,
    index: false,
  });
  app.get<{ Querystring: Partial<Record<string, string>> }>('/play', (request, reply) => {
    const launch = readLaunch(context, request.query);
    if (!launch)
      return sendText(
        reply,
        403,
        'This link to a game is not valid. Open the game from the site again.',
      );
    const { origin, own } = launch;
    return sendPage(reply, own ? shellOf({ ...files, ...ownFilesOf(origin, own) }) : shell, launch);
  });
  app.get('/verify', (_, reply) => sendPage(reply, ours, { origin: null }));
};
