import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Checkup, fail, ok, warn } from './checkup.ts';

/** Which Node runs this, beside the pinned one. */
export const checkNode = (root: string, version = process.versions.node): Checkup => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: { node: string };
  };
  const pinned = devDependencies.node;
  const remedy = 'Run it by `npm run livery --`, which takes the pinned Node.';
  const [major, wanted] = [version, pinned].map((each) => Number(each.split('.')[0]));
  if ((major ?? 0) < (wanted ?? 0))
    return fail('node', `Node ${version} cannot run the command; ${pinned} is pinned.`, remedy);
  if (version !== pinned)
    return warn('node', `Node ${version}, where ${pinned} is pinned.`, remedy);
  return ok('node', `Node ${version}, as pinned.`);
};
