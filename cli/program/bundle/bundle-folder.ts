import path from 'node:path';
import { ROOT } from '../../base/paths.ts';

/** Where the program stands in one piece. Below the repository, so that Node finds its packages from there. */
export const bundleFolder = (): string => path.join(ROOT, '.livery', 'cache', 'program');
