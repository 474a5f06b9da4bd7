import type { ViteDevServer } from 'vite';
import type { Developed, DevelopedFleet } from './developed-fleet.ts';
import { addressesOf, renderBrokenPage } from './read-merchant.ts';
import type { OverlayMessage } from './shown-error.ts';

/** The merchant that a host name is for: `shwe.localhost:5173`; any other is the first one's. */
export const codeOfHost = (host: string, first: string): string =>
  /^([a-z0-9-]+)\.localhost(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? first;

const isPage = (url: string, accept: string): boolean =>
  accept.includes('text/html') && !/^\/(@|src\/|cli\/|node_modules\/)/.test(url);

/** What one address is answered with; undefined where Vite answers. */
const answerTo = async (
  path: string,
  { code, merchant, reading, faults }: Developed,
): Promise<{ type: string; text: string } | undefined> => {
  const urls = addressesOf(code);
  if (path === urls.faults) {
    const message: OverlayMessage = { merchant: code, reading, faults, version: merchant?.version };
    return { type: 'application/json', text: JSON.stringify(message) };
  }
  if (path === urls.mode && merchant) return { type: 'text/javascript', text: merchant.mode };
  return undefined;
};

/** Answers the page of every address, the script that runs before it, and what is wrong. */
export const servePages = (server: ViteDevServer, fleet: DevelopedFleet, first: string): void => {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    const send = (type: string, text: string): void => {
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    };
    /** Whether the address is one of ours. */
    const answer = async (): Promise<boolean> => {
      const code = /^\/@livery\/([a-z0-9-]+)\//.exec(path)?.[1];
      const isWanted = isPage(url, request.headers.accept ?? '');
      if (code === undefined && !isWanted) return false;
      const wanted = code ?? codeOfHost(request.headers.host ?? '', first);
      const developed = await fleet.open(wanted);
      if (isWanted) {
        const page = developed.merchant?.page ?? renderBrokenPage(wanted);
        send('text/html', await server.transformIndexHtml(url, page));
        return true;
      }
      const found = await answerTo(path, developed);
      if (found) send(found.type, found.text);
      return found !== undefined;
    };
    // Vite answers what is not ours, and tells of a fault.
    void (async () => {
      try {
        if (!(await answer())) next();
      } catch (error) {
        next(error);
      }
    })();
  });
};
