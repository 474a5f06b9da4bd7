import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { MerchantContent } from '#generated/merchant-content.ts';
import type { Subject } from '../checks/check.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { pathInside, readInside } from '../read/path-inside.ts';
import { readJson, type JsonFile, type ReadBytes } from '../read/read-json.ts';
import { explainErrors } from '../schema/explain-errors.ts';
import { didYouMean } from '../schema/nearest.ts';
import { validate } from '../schema/validators.ts';

/** The kinds of content, each with a file of its own. */
export const contentKinds = [
  'banners',
  'notices',
  'popups',
  'promotions',
  'help',
  'pointMall',
  'pages',
] as const;

/** One of the kinds of content. */
export type ContentKind = (typeof contentKinds)[number];

/** What was read: content only of files without a fault. */
export interface LoadedContent {
  content: MerchantContent;
  /** The file of each kind that was read, absolute. */
  files: Partial<Record<ContentKind, string>>;
  /** Kinds whose file is at fault, so that their content is not known. */
  unknown: Set<ContentKind>;
  issues: UnplacedIssue[];
}

const jsonFilesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
};

/** The usual name of a kind's file: `point-mall.json`. */
const usualName = (kind: ContentKind): string =>
  `${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

/** A usual file may be left out and means an empty list; a file named otherwise must exist. */
const mayBeMissing = (kind: ContentKind, name: string): boolean =>
  name === `content/${usualName(kind)}`;

const leadsOut = ({ issues: [first] }: JsonFile): boolean => first?.code === 'file/outside-folder';

/**
 * Reads a merchant's content files and checks them against their schemas.
 */
export const loadContent = ({ folder, file, config }: Subject): LoadedContent => {
  const content: MerchantContent = {
    banners: [],
    notices: [],
    popups: [],
    promotions: [],
    help: [],
    pointMall: [],
    pages: [],
  };
  const loaded: LoadedContent = { content, files: {}, unknown: new Set(), issues: [] };
  const present = jsonFilesIn(path.join(folder, 'content'));
  const read = new Set<string>();
  const inside: ReadBytes = (target, maxBytes) => readInside(folder, target, maxBytes);

  for (const kind of contentKinds) {
    const name = config.content[kind];
    const place = { file, pointer: pointerTo('/content', kind) };
    const target = pathInside(folder, name);
    const isThere = !mayBeMissing(kind, name) || present.includes(usualName(kind));
    if (target !== undefined && !isThere) continue;
    const json = target === undefined ? undefined : readJson(target, inside);
    if (target !== undefined) read.add(path.basename(target));
    if (target === undefined || json === undefined || leadsOut(json)) {
      loaded.unknown.add(kind);
      const message = `“${name}” leads out of the merchant’s folder.`;
      loaded.issues.push({ code: 'file/outside-folder', ...place, message });
      continue;
    }
    const [missing] = json.issues;
    if (json.value === undefined) loaded.unknown.add(kind);
    if (missing?.code === 'file/missing') {
      const suggestion = didYouMean(path.basename(name), present);
      loaded.issues.push({
        ...missing,
        ...place,
        message: `“${name}”: ${missing.message}`,
        suggestion,
      });
      continue;
    }
    loaded.files[kind] = target;
    if (json.value === undefined) loaded.issues.push(...json.issues);
    else addItems(loaded, kind, target, json.value);
  }
  return { ...loaded, issues: [...loaded.issues, ...unused(folder, present, read)] };
};

const addItems = (loaded: LoadedContent, kind: ContentKind, file: string, value: unknown): void => {
  const errors = validate(kind, value);
  loaded.issues.push(...explainErrors(file, errors));
  if (errors.length > 0) loaded.unknown.add(kind);
  else Object.assign(loaded.content, { [kind]: (value as { items: unknown }).items });
};

const unused = (folder: string, present: string[], read: Set<string>): UnplacedIssue[] =>
  present
    .filter((name) => !read.has(name))
    .map((name) => ({
      code: 'content/unused-file',
      file: path.join(folder, 'content', name),
      pointer: '',
      message: 'Nothing reads this file.',
      suggestion: didYouMean(name, contentKinds.map(usualName)),
    }));
