import path from 'node:path';
import { Option } from 'commander';
import { ROOT } from '../../base/paths.ts';

/** Whether a place is a store that speaks S3, and no folder. */
export const isStore = (place: string): boolean => place.startsWith('s3://');

/** Where served sites are: a folder, or a store that `livery publish` filled. */
export const sitesOption = (): Option =>
  new Option('--out <place>', 'the folder of the built sites, or s3://bucket/folder')
    .default(path.join(ROOT, 'dist'), 'dist/')
    .argParser((place: string) => (isStore(place) ? place : path.resolve(place)));
