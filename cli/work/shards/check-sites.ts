import path from 'node:path';
import { inspectFolder } from '../../build/release/inspect-site.ts';
import { readRecord } from '../../build/release/list-releases.ts';

/** What is wrong with a built site, and which compile it comes from. */
export interface CheckedSite {
  compile: string;
  /** Empty when every file is there as `build.json` says, and none beside them. */
  faults: string[];
}

/**
 * Compares a site's folder with its own `build.json`: what travelled between machines must have
 * arrived.
 *
 * @param dir the folder of the sites; a link to a release is followed
 */
export const checkSite = (dir: string, code: string): CheckedSite => {
  const site = path.join(dir, code);
  const record = readRecord(site);
  if (!record) return { compile: '', faults: ['it is missing'] };
  if (record.code !== code) return { compile: '', faults: [`it is the site of ${record.code}`] };
  const { missing, changed, extra } = inspectFolder(site, record.files, ['build.json']);
  return {
    compile: record.compile,
    faults: [
      ...missing.map((name) => `${name} is missing`),
      ...changed.map((name) => `${name} differs`),
      ...extra.map((name) => `${name} is one too many`),
    ],
  };
};
