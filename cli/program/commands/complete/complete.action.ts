import type { Command } from 'commander';
import path from 'node:path';
import { type Candidate, findCandidates } from '../../../work/completion/find-candidates.ts';
import { listCodes } from '../../../build/fleet/list-codes.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { print } from '../../../base/terminal/print.ts';

/** The folder that the line being typed names, else the usual one. */
const merchantsOf = (words: readonly string[], usual: string): string => {
  const named = words[words.indexOf('--merchants') + 1];
  return words.includes('--merchants') && named ? path.resolve(named) : usual;
};

const codesIn = (folder: string) => (): string[] => {
  try {
    return listCodes(folder);
  } catch {
    // A line that is being typed may name a folder that is not there.
    return [];
  }
};

const line = ({ word, about }: Candidate): string => (about ? `${word}\t${about}` : word);

/** Prints what may stand in the place of the last word, one a line, with a tab before its meaning. */
export const run = async (
  words: string[],
  { merchants }: MerchantsOption,
  command: Command,
): Promise<void> => {
  const program = command.parent;
  if (!program) return;
  const found = findCandidates(program, words, codesIn(merchantsOf(words, merchants)));
  if (found.length > 0) print(found.map(line).join('\n'));
};
