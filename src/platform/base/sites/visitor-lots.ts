import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../merchants/site-registry.ts';
import { presentFolder } from './site-releases.ts';

/** Beside the sites: `<code>/<lot>` leads to a release that visitors of that lot see on trial. */
export const TRIALS = '.canary';

/** Keeps a visitor in one lot of 256; set only where a release is on trial. */
export const LOT_COOKIE = 'livery_draw';

/** What follows the lot in the cookie; over https also `; Secure`. */
export const LOT_ATTRIBUTES = '; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

/** A trial that began or ended is noticed after this long at the latest. */
const CHECK_EVERY_MS = 1000;

const LOT = new RegExp(`(?:^|; *)${LOT_COOKIE}=([0-9a-f]{2})(?:;|$)`);

/**
 * Chooses the release that a visitor sees.
 *
 * @param draws whether a visitor without a lot gets one now: with pages, not with their files
 */
export type ChooseRelease = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  draws: boolean,
) => Promise<Site>;

const trialOf = ({ folder }: Site): string =>
  path.join(path.dirname(folder), TRIALS, path.basename(folder));

/**
 * Draws a lot for each visitor of a site that has a release on trial, and remembers it in a cookie,
 * so that one visitor sees one release.
 */
export const createLots = (): ChooseRelease => {
  const known = new Map<string, { lots: ReadonlySet<string>; until: number }>();
  const lotsOf = async (site: Site): Promise<ReadonlySet<string>> => {
    const last = known.get(site.folder);
    if (last && performance.now() < last.until) return last.lots;
    const lots = new Set(await readdir(trialOf(site)).catch((): string[] => []));
    known.set(site.folder, { lots, until: performance.now() + CHECK_EVERY_MS });
    return lots;
  };
  return async (request, reply, site, draws) => {
    const lots = await lotsOf(site);
    if (!lots.has('00')) return site;
    const drawn = LOT.exec(request.headers.cookie ?? '')?.[1];
    const lot = drawn ?? (draws ? randomBytes(1).toString('hex') : '');
    if (drawn === undefined && draws) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      void reply.header('set-cookie', `${LOT_COOKIE}=${lot}${LOT_ATTRIBUTES}${secure}`);
    }
    if (!lots.has(lot)) return site;
    return { ...site, folder: await presentFolder(path.join(trialOf(site), lot)) };
  };
};
