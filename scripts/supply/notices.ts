import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShippedPackage } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Of a package under two licences we take the other one. */
const NOT_TAKEN = /mpl/i;
const NOTICE_FILES = /^(licen[cs]e|copying|notice|copyright)/i;

const COPYRIGHT =
  /^[\s*#/>-]*((Copyright|COPYRIGHT)\s*(\([cC]\)|©|\d{4}|[A-Z][a-z]|:)|\([cC]\)\s|©|All rights reserved)/;
/** The name of the licence above its text: it stands in the table already. */
const TITLE =
  /^[\s#*(`]*(the )?(mit|isc|bsd|bsd 3-clause|bsd-3-clause|blue oak model|zero-clause bsd)( licen[cs]e)?[\s#*)`.:]*(\(mit\))?:?$/i;

/** One text, and everything that is under it. */
export interface Notice {
  text: string;
  /** Copyright lines by `name@version`. */
  owners: Map<string, readonly string[]>;
}

const textsOf = ({ place }: ShippedPackage): string[] =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE_FILES.test(entry.name))
    .filter(({ name }) => !NOT_TAKEN.test(name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(path.join(root, place, name), 'utf8').replace(/\r/g, ''));

/** The Apache licence ends before its advice of how to apply it. */
const withoutAdvice = (text: string): string =>
  text.replace(/(END OF TERMS AND CONDITIONS)[\s\S]*/, '$1');

const split = (text: string): { owners: string[]; body: string } => {
  const lines = withoutAdvice(text).split('\n');
  const owners = withoutAdvice(text) === text ? lines : text.split('\n').slice(0, 5);
  return {
    owners: owners.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim()),
    body: lines.filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line)).join('\n'),
  };
};

/** Two texts are the same when their words are: lines are broken here and there. */
const wordsOf = (body: string): string =>
  body
    .replace(/[\s*`#/"“”'’]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * The licence texts that packages bring, each once, in the order in which they are met first.
 *
 * @returns and the packages that bring none
 * @throws {Error} when a package is not installed
 */
export const readNotices = (
  packages: readonly ShippedPackage[],
): { notices: Notice[]; silent: ShippedPackage[] } => {
  const notices = new Map<string, Notice>();
  const silent: ShippedPackage[] = [];
  for (const one of packages) {
    const texts = textsOf(one);
    if (texts.length === 0) silent.push(one);
    for (const text of texts) {
      const { owners, body } = split(text);
      const notice = notices.get(wordsOf(body)) ?? { text: body.trim(), owners: new Map() };
      const id = `${one.name}@${one.version}`;
      notice.owners.set(id, [...new Set([...(notice.owners.get(id) ?? []), ...owners])]);
      notices.set(wordsOf(body), notice);
    }
  }
  return { notices: [...notices.values()], silent };
};
