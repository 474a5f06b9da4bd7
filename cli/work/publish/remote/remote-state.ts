import path from 'node:path';
import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { BrandState, Trial } from '../publishing.ts';

interface Found {
  served: string;
  releases: string[];
  /** The release that it is held at; empty where nothing is served. */
  held?: string;
  before?: string;
  tried?: string;
  lots: number;
}

const idOf = (link: string): string => parseReleaseId(path.posix.basename(link))?.id ?? '';

const heldAt = (text: string): { held?: string } => {
  try {
    return { held: (JSON.parse(text) as { release: string }).release };
  } catch {
    return {};
  }
};

const trialOf = ({ before, tried, lots }: Found): Trial | undefined => {
  if (tried !== undefined) return { kind: 'visitors', release: tried, lots };
  return before === undefined ? undefined : { kind: 'brands', before };
};

const numberOf = (id: string): number => parseReleaseId(id)?.number ?? 0;

const toState = (found: Found): BrandState => {
  const { served, held, releases } = found;
  const newer = releases.filter((id) => numberOf(id) > numberOf(served));
  const trial = trialOf(found);
  return {
    release: served,
    hash: parseReleaseId(served)?.hash ?? '',
    refused: held === served ? newer.map((id) => id.split('-')[1] ?? '') : [],
    ...(trial && { trial }),
  };
};

/** Takes one line of `stateScript` into account. */
const note = (found: Found, kind: string, name: string, rest: string): void => {
  if (kind === 'served') found.served = idOf(rest);
  else if (kind === 'release') found.releases.push(name);
  else if (kind === 'held') Object.assign(found, heldAt(rest));
  else if (name === 'before') found.before = idOf(rest);
  else if (/^[0-9a-f]{2}$/.test(name)) {
    found.tried = idOf(rest);
    found.lots += 1;
  }
};

/** What `stateScript` wrote: brand → what is served of it. */
export const parseState = (written: string): Map<string, BrandState> => {
  const brands = new Map<string, Found>();
  for (const line of written.split('\n')) {
    const [, kind, code = '', name = '', rest = ''] =
      /^(served|release|held|trial) ([a-z][a-z0-9-]*)(?:\/(\S+))? ?(.*)$/.exec(line) ?? [];
    if (kind === undefined) continue;
    const found = brands.get(code) ?? { served: '', releases: [], lots: 0 };
    note(found, kind, name, rest);
    brands.set(code, found);
  }
  return new Map([...brands].map(([code, found]) => [code, toState(found)]));
};
