import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { answerFile, hasAnswer, keepAnswer } from './kept-answers.ts';
import { OVERRIDES } from './override-files.ts';

/** Own code as it is now: every file with its content, and which of them are links. */
const hashOf = (folder: string): string => {
  const files = walkFiles(folder);
  const links = files.filter((file) =>
    lstatSync(path.join(folder, file), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
  const kind = lstatSync(folder).isDirectory() ? 'folder' : 'file';
  return sha256([kind, hashFiles(folder, files), ...links].join('\n'));
};

/** Whether nothing was found in some own code before. */
interface KeptClean {
  isKnown: boolean;
  /** Keeps that nothing was found, unless the files were edited meanwhile. */
  keep: () => void;
}

/**
 * Looks up whether the same code found nothing in the same own code before. What was found is not kept:
 * it names files of one folder, and is looked for again.
 *
 * @param merchant the brand's folder, absolute
 * @param config what own code is checked against: the sections of its home page, its languages
 * @param code names the code that checks
 */
export const cleanBefore = (
  merchant: string,
  { home, languages }: Pick<MerchantConfig, 'home' | 'languages'>,
  code: string,
): KeptClean => {
  const folder = path.join(merchant, OVERRIDES);
  const hash = hashOf(folder);
  const key = sha256(JSON.stringify([code, hash, home.sections, languages.list]));
  const file = answerFile('own-clean', key);
  return {
    isKnown: hasAnswer(file),
    keep: () => {
      if (hashOf(folder) === hash) keepAnswer(file, '');
    },
  };
};
