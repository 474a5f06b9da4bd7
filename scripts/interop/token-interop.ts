import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import {
  MODES,
  styleDictionaryByMode,
  styleDictionaryOwn,
  terrazzoByMode,
  terrazzoByResolver,
  type ToolCss,
} from './build-css.ts';
import { compareCss, type Comparison } from './compare-css.ts';
import { styleDictionaryCommand, terrazzoCommand } from './run-tools.ts';

/** Packages are pinned exactly, so that the wish is what is installed. */
const pinned = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { devDependencies: Record<string, string> };
const versionOf = (name: string): string => pinned.devDependencies[name] ?? '';

const terrazzo = `Terrazzo ${versionOf('@terrazzo/plugin-css')}`;
const dictionary = `Style Dictionary ${versionOf('style-dictionary')}`;

type Tool = [name: string, build: (merchant: ResolvedMerchant, folder: string) => Promise<ToolCss>];

/** Each tool, called as a library, and what it is given. */
const tools: Tool[] = [
  [`${terrazzo}, a document for each mode`, terrazzoByMode],
  [`${terrazzo}, a resolver`, terrazzoByResolver],
  [`${dictionary}, a document for each mode`, styleDictionaryByMode],
  [`${dictionary}, its own form`, styleDictionaryOwn],
];

/** The commands that a team runs; each is a process, so that one brand is enough. */
const commands: Tool[] = [
  [`${terrazzo}, tz build, a resolver`, terrazzoCommand],
  [`${dictionary}, style-dictionary build, its own form`, styleDictionaryCommand],
];

/** How the css of a tool compares with the site's, for one brand in one mode. */
export interface InteropRow extends Comparison {
  tool: string;
  brand: string;
  mode: (typeof MODES)[number];
}

/**
 * Hands every token of brands to each tool and compares what it builds with the site's own css; the
 * tools' own commands get the first brand.
 */
export const compareTools = async (
  merchants: readonly ResolvedMerchant[],
): Promise<InteropRow[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-interop-'));
  const rows: InteropRow[] = [];
  try {
    for (const [tool, build] of [...tools, ...commands]) {
      const isCommand = commands.some(([name]) => name === tool);
      for (const merchant of isCommand ? merchants.slice(0, 1) : merchants) {
        const made = await build(merchant, folder);
        const [shared = '', light = '', dark = ''] = renderThemeCss(merchant.theme).split('\n');
        const site = { light: shared + light, dark: shared + dark };
        for (const mode of MODES) {
          rows.push({ tool, brand: merchant.code, mode, ...compareCss(site[mode], made[mode]) });
        }
      }
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
