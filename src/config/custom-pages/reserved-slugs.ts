import { ownNames } from '#generated/own-names.ts';
import {
  gamePaths,
  memberPaths,
  popupPaths,
  sitePaths,
  unlistedPaths,
} from '#generated/page-paths.ts';
import { languageCodes } from '../languages/language-codes.ts';

/** First parts of addresses that the platform and the sites' servers keep. */
const KEPT = [
  'wps',
  'lgw',
  'lotto',
  'game-art',
  'pay',
  'vendor',
  'own',
  'pages',
  'assets',
  'dev',
  'home',
];

const lower = (paths: readonly string[]): string[] =>
  paths.map((path) => (path.split('/')[1] ?? '').toLowerCase());

const RESERVED: ReadonlySet<string> = new Set([
  ...KEPT,
  ...lower([
    ...sitePaths,
    ...gamePaths,
    ...memberPaths,
    ...unlistedPaths,
    ...Object.keys(popupPaths),
  ]),
  ...lower([...languageCodes, ...Object.keys(ownNames)].map((code) => `/${code}`)),
]);

/** Whether an address belongs to the library or its servers, so that no page of a brand can have it. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
