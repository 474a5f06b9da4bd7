import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Issue } from '#config/issues/issue.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { unforeseenIssue } from '#config/unforeseen-issue.ts';
import { type DevelopedMerchant, readMerchant } from './read-merchant.ts';
import { type ShownError, toShownError } from './shown-error.ts';

/** One merchant while somebody works on it. */
export interface Developed {
  code: string;
  /** As its files last were without fault; undefined before they ever were. */
  merchant: DevelopedMerchant | undefined;
  /** How often its files have been read: of two answers, the later one is known by it. */
  reading: number;
  /** What is wrong with its files now. */
  faults: ShownError[];
}

/** What became of a merchant when its files were read again. */
export interface Reread {
  now: Developed;
  before: DevelopedMerchant | undefined;
  problems: Issue[];
  isChanged: boolean;
}

/** Called with what a reading found. */
type OnRead = (read: Reread) => void;

/** Called with a merchant that was read anew, and with all that are without fault. */
export type OnEdit = (edited: ResolvedMerchant, all: ResolvedMerchant[]) => Promise<void>;

/** The merchants that somebody works on: each is read when it is first asked for. */
export interface DevelopedFleet {
  folderOf: (code: string) => string;
  /** One that was asked for before. */
  get: (code: string) => Developed | undefined;
  /** Reads a merchant the first time; answers the same afterwards. */
  open: (code: string) => Promise<Developed>;
  /** Reads its files again. */
  reread: (code: string) => Promise<Reread>;
  /** Called before a merchant's files are read, the first time too. */
  beforeReading: (listener: (code: string) => void) => void;
  /** Called as soon as a merchant that was read is what others get, in the same moment. */
  whenRead: (listener: (read: Reread) => void) => void;
}

const missing = (merchantsDir: string, code: string): ShownError => ({
  place: path.join(merchantsDir, code),
  message: `There is no merchant "${code}" yet.`,
  frame: '',
  suggestion: `Make it by: livery new ${code}`,
});

/** As `readMerchant`; what nobody foresaw is a problem of that merchant alone, and stands over its pages. */
const readApart: typeof readMerchant = async (merchantsDir, code) => {
  try {
    return await readMerchant(merchantsDir, code);
  } catch (error) {
    const issue = unforeseenIssue(path.resolve(merchantsDir, code), error);
    return { problems: placeIssues([{ ...issue, merchant: code }]) };
  }
};

/** Keeps the merchants that somebody works on, each in its last good state. */
export const createFleet = (merchantsDir: string, onEdit: OnEdit): DevelopedFleet => {
  const known = new Map<string, Developed>();
  const opening = new Map<string, Promise<Developed>>();
  const folderOf = (code: string): string => path.join(merchantsDir, code);
  const listeners = { before: new Set<(code: string) => void>(), read: new Set<OnRead>() };
  const readOnce = async (code: string): Promise<Reread> => {
    for (const listener of listeners.before) listener(code);
    const isThere = existsSync(path.join(folderOf(code), 'merchant.json'));
    const read = isThere ? await readApart(merchantsDir, code) : { problems: [] };
    const { merchant: before, reading = 0 } = known.get(code) ?? {};
    const merchant = 'merchant' in read ? read.merchant : before;
    const problems = 'problems' in read ? read.problems : [];
    const faults = isThere ? problems.map(toShownError) : [missing(merchantsDir, code)];
    const now: Developed = { code, merchant, reading: reading + 1, faults };
    known.set(code, now);
    const isChanged = merchant !== undefined && !isDeepStrictEqual(before, merchant);
    const answer = { now, before, problems, isChanged };
    for (const listener of listeners.read) listener(answer);
    if (isChanged) {
      const all = [...known.values()].flatMap((each) => each.merchant?.resolved ?? []);
      await onEdit(merchant.resolved, all);
    }
    return answer;
  };
  // One after the other: of two readings at once the older could end last, and would stay.
  const turns = new Map<string, Promise<unknown>>();
  const reread = (code: string): Promise<Reread> => {
    const mine = (turns.get(code) ?? Promise.resolve()).then(() => readOnce(code));
    turns.set(
      code,
      mine.catch(() => {}),
    );
    return mine;
  };
  return {
    folderOf,
    get: (code) => known.get(code),
    open: async (code) => {
      const found = known.get(code);
      if (found) return found;
      const first = opening.get(code) ?? reread(code).then(({ now }) => now);
      opening.set(code, first);
      return first.finally(() => opening.delete(code));
    },
    reread,
    beforeReading: (listener) => void listeners.before.add(listener),
    whenRead: (listener) => void listeners.read.add(listener),
  };
};
