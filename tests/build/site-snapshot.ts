import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Name → size and hash of a site's files; a file that was read before is not read again. */
export type Snapshot = Map<string, { bytes: number; hash: string }>;
const hashes = new Map<string, string>();
const snapshot = (site: string): Snapshot => {
  if (!existsSync(site)) return new Map();
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { ino, size, mtimeMs } = statSync(file);
        const key = `${ino} ${size} ${mtimeMs}`;
        const hash =
          hashes.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
        hashes.set(key, hash);
        return [path.relative(site, file), { bytes: size, hash }];
      }),
  );
};

/** Every site of a folder. */
export const sitesOf = (out: string): Map<string, Snapshot> =>
  new Map(
    readdirSync(out)
      .filter((name) => !name.startsWith('.'))
      .map((code) => [code, snapshot(path.join(out, code))]),
  );

/** Custom properties of a built site by mode, read in another way than the plan reads them. */
export const propertiesOf = (
  out: string,
  code: string,
): Record<'light' | 'dark', Map<string, string>> => {
  const site = path.join(out, code);
  const name = existsSync(site)
    ? readdirSync(site).find((each) => /^theme\.\w+\.css$/.test(each))
    : undefined;
  const css = name === undefined ? '' : readFileSync(path.join(site, name), 'utf8');
  const found = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const blocks = css.matchAll(/:root(?:\[data-mode="(light|dark)"\])?\{((?:"[^"]*"|[^}"])*)\}/g);
  for (const [, mode, block = ''] of blocks) {
    const declarations = block.matchAll(/(--[\w-]+):((?:"[^"]*"|\((?:"[^"]*"|[^)])*\)|[^;"(])*)/g);
    for (const [, property = '', value = ''] of declarations) {
      if (mode !== 'dark') found.light.set(property, value);
      if (mode !== 'light') found.dark.set(property, value);
    }
  }
  return found;
};

/** What differs between two sites: name, bytes before, bytes after. */
export const listChanges = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
    .map((name) => `${name} ${before.get(name)?.bytes ?? '-'} ${after.get(name)?.bytes ?? '-'}`)
    .toSorted();

/** The properties of one site before and after. */
export type Sides = {
  before: ReturnType<typeof propertiesOf>;
  after: ReturnType<typeof propertiesOf>;
};

/** What differs between two themes: mode, name, value before, value after. */
export const listProperties = ({ before, after }: Sides): string[] =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [...new Set([...before[mode].keys(), ...after[mode].keys()])]
      .filter((name) => before[mode].get(name) !== after[mode].get(name))
      .map((name) => `${mode} ${name} ${before[mode].get(name)} ${after[mode].get(name)}`)
      .toSorted(),
  );

/** The bytes of a site. */
export const sum = (site: Snapshot): number =>
  [...site.values()].reduce((all, { bytes }) => all + bytes, 0);

/** What differs between two folders of sites. */
export const listChangesOf = (
  before: Map<string, Snapshot>,
  after: Map<string, Snapshot>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((code) =>
    listChanges(before.get(code) ?? new Map(), after.get(code) ?? new Map()),
  );
