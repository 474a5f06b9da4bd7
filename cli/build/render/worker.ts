import { CALL_PATHS } from '#platform/base/sites/call-paths.ts';
import { HASHED } from '#platform/base/sites/file-classes.ts';
import { OFFLINE_PAGE } from '#platform/base/sites/site-paths.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { renderTemplate } from './render-template.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/**
 * The service worker of a site. Its cache is named after all files of the site: whatever a build
 * changes makes another worker, and the cache of the release before the last goes.
 *
 * @param files all others of the site; its address stays the same, so that its own is none of them
 * @param kept addresses that are fetched when it is installed
 */
export const renderWorker = (files: SiteFiles, kept: readonly string[]): string => {
  const content = [...files].map(([name, { sha256 }]) => `${name} ${sha256}`).toSorted();
  return renderTemplate('worker.js', {
    cache: `livery-${shortHash(content.join('\n'))}`,
    files: [...new Set([OFFLINE_PAGE, ...kept])],
    offline: OFFLINE_PAGE,
    calls: CALL_PATHS,
    hashed: HASHED.source,
  });
};

/** The worker of a site without one: it unregisters itself in browsers that have an older one. */
export const renderNoWorker = (): string => renderTemplate('worker-off.js', {});
