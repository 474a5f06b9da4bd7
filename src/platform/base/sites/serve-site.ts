import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusFor } from './system-status.ts';
import { calledHost } from '../http/called-host.ts';
import type { VisitorOf } from '../http/visitor.ts';
import { HASHED, headersOfFile } from './file-classes.ts';
import { createPageCache, type Page, type PageName } from './page-cache.ts';
import { isShared, sendPreflight } from './shared-files.ts';
import { isPlainPage, kindOfPath, OFFLINE_PAGE, pageAt } from './site-paths.ts';
import { folderWith, presentFolder, RELEASE_HEADER } from './site-releases.ts';
import type { Site, SiteRegistry } from '../merchants/site-registry.ts';
import { createLots } from './visitor-lots.ts';
import { renderUnknownHost } from './unknown-host-page.ts';

/** Pages are asked for again each time. */
export const ASK_FIRST = 'private, no-cache';

/** How a page is answered while the site is open (0), in maintenance (1) or blocked (2). */
const STATUS_OF_PAGE = { 0: 200, 1: 503, 2: 451 } as const;

export interface SiteServer {
  /** Answers a GET that is no call of the API. */
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Tells a browser that asks first whether a page of another origin may load a file. */
  answerPreflight: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Answers when a file of a site is missing. */
  serveMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Serves every site's pages and files by its host name. */
export const createSiteServer = async (
  app: FastifyInstance,
  sites: SiteRegistry,
  visitorOf: VisitorOf,
): Promise<SiteServer> => {
  await app.register(staticFiles, {
    serve: false,
    root: '/',
    preCompressed: true,
    cacheControl: false,
  });
  const readPage = createPageCache();
  const chooseRelease = createLots();
  const siteOf = ({ raw }: FastifyRequest) => sites.find(calledHost(raw).name);

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    { name, status }: { name: PageName; status: number },
  ) => {
    const page = (await readPage(site, name)) ?? (await readPage(site, 'index.html'));
    if (!page) return sendText(reply, 503, 'This site has not been built yet.');
    if (status !== 200 && status !== 404) void reply.header(RELEASE_HEADER, page.release);
    return sendCached(request, reply, page, status);
  };

  return {
    serve: async (request, reply) => {
      const owner = siteOf(request);
      if (!owner) return sendUnknownHost(request, reply);
      const path = pathOf(request);
      const kind = kindOfPath(path);
      const site = await chooseRelease(request, reply, owner, kind !== 'file');
      if (kind === 'file') return sendSiteFile(reply, site, path);
      const plain = isPlainPage(path) ? await readPage(site, plainFile(path)) : null;
      if (plain) return sendCached(request, reply, plain, 200);
      const state = statusFor(site.merchant.config, visitorOf(request, site));
      if (kind === 'unknown' || isPlainPage(path))
        return sendPage(request, reply, site, { name: 'shell.html', status: 404 });
      const open = await openPage(site, path, readPage);
      if (!open) return sendPage(request, reply, site, { name: 'shell.html', status: 404 });
      const name = state === 0 ? open : 'shell.html';
      return sendPage(request, reply, site, { name, status: STATUS_OF_PAGE[state] });
    },
    answerPreflight: (request, reply) =>
      siteOf(request) && isShared(pathOf(request)) ? sendPreflight(reply) : sendNoFile(reply),
    serveMissing: async (request, reply) =>
      siteOf(request) ? sendNoFile(reply) : sendUnknownHost(request, reply),
  };
};

/** The page of a site at an address; undefined where it has none: a promotion that is over, a language that it lacks. */
const openPage = async (
  site: Site,
  path: string,
  readPage: ReturnType<typeof createPageCache>,
): Promise<PageName | undefined> => {
  const found = pageAt(path);
  const has = async (name: PageName): Promise<boolean> => (await readPage(site, name)) !== null;
  if (!found || (found.needs !== undefined && !(await has(found.needs)))) return undefined;
  if (await has(found.file)) return found.file;
  return found.without === 'shell' ? 'shell.html' : undefined;
};

const plainFile = (path: string): PageName =>
  path === OFFLINE_PAGE ? 'offline.html' : 'android.html';

/** Where a file is read from: what never changes is there also from releases before. */
const folderOf = (folder: string, path: string): Promise<string> =>
  HASHED.test(path) ? folderWith(folder, path) : presentFolder(folder);

const sendSiteFile = async (reply: FastifyReply, { folder }: Site, path: string) => {
  reply.headers(headersOfFile(path));
  // A type of our own stands; any other follows the ending.
  const contentType = !reply.hasHeader('content-type');
  return reply.sendFile(path.slice(1), await folderOf(folder, path), { contentType });
};

const sendCached = (request: FastifyRequest, reply: FastifyReply, page: Page, status: number) => {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': ASK_FIRST,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.br && /\bbr\b/.test(accepted))
    return reply.code(status).header('content-encoding', 'br').send(page.br);
  if (page.gzip && /\bgzip\b/.test(accepted))
    return reply.code(status).header('content-encoding', 'gzip').send(page.gzip);
  return reply.code(status).send(page.plain);
};

const pathOf = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

const sendNoFile = (reply: FastifyReply) =>
  sendText(reply.header('cache-control', 'no-store'), 404, 'There is no such file.');

const sendUnknownHost = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send(renderUnknownHost(calledHost(request.raw).name));
