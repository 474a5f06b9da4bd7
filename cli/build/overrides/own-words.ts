import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '#domain/merge-words.ts';
import type { OverrideFiles } from './override-files.ts';

/** A brand's own words of a language; none for a language without a file. */
export const readWords = ({ folder, words }: OverrideFiles, language: string): Words => {
  const file = words.find(({ name }) => name === language)?.file;
  if (file === undefined) return {};
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Words;
};

/** The words of a brand's own parts by language: the group `own` of its files of words. */
export const ownWords = (files: OverrideFiles): Record<string, Words> =>
  Object.fromEntries(
    files.words.flatMap(({ name }) => {
      const { own } = readWords(files, name);
      return typeof own === 'object' ? [[name, own]] : [];
    }),
  );
