import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFile } from '../../../cli/build/render/font-faces.ts';
import type { BrandMaker } from './brand-maker.ts';
import type { BrandLine, BrandPart } from './merchant-data.ts';

const PARTS: readonly BrandPart[] = ['brand', 'theme', 'screens'];

/**
 * Writes what Storybook shows of every brand into its folder, one brand after another: memory does not grow
 * with the fleet.
 *
 * @throws {Error} when a merchant's files are at fault, with every place
 */
export const writeBrands = async (
  dir: string,
  merchantsDir: string,
  lines: readonly BrandLine[],
  maker: BrandMaker,
): Promise<void> => {
  const fontsDir = path.join(dir, 'brand-fonts');
  const fonts = new Set<string>();
  const problems: string[] = [];
  mkdirSync(fontsDir, { recursive: true });
  for (const { code } of lines) {
    const folder = path.join(dir, 'brands', code);
    mkdirSync(folder, { recursive: true });
    const made = await Promise.all(PARTS.map((part) => maker.make(code, part)));
    made.forEach((each, at) => {
      if ('problems' in each) {
        if (at === 0) problems.push(each.problems);
        return;
      }
      writeFileSync(path.join(folder, `${PARTS[at]}.json`), each.json);
      for (const [name, file] of Object.entries(each.fonts)) {
        if (!fonts.has(name)) copyFileSync(fontFile(file), path.join(fontsDir, name));
        fonts.add(name);
      }
    });
    const assets = path.join(merchantsDir, code, 'assets');
    if (existsSync(assets)) cpSync(assets, path.join(folder, 'assets'), { recursive: true });
  }
  if (problems.length > 0) throw new Error(`the merchants are at fault:\n${problems.join('\n')}`);
  writeFileSync(path.join(dir, 'brands', 'index.json'), JSON.stringify(lines));
};
