import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from '../../base/files/fingerprint.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';

/** A picture that own css names. */
const PICTURE = /(["'(])\.\/(pictures\/[\w-]+)(\.\w+)/g;

/**
 * Adds what the pages of the games wear of a brand with own css: its theme, and its css over the library's.
 * Other pages have that css from the compile.
 *
 * @param folder the brand's, absolute
 * @param theme address of the brand's stylesheet: custom properties and font faces
 */
export const addGamesStyles = (files: SiteFiles, folder: string, theme: string): void => {
  const overrides = path.join(folder, 'overrides');
  const styles = path.join(overrides, 'styles.css');
  if (!existsSync(styles)) return;
  const own = readFileSync(styles, 'utf8').replaceAll(
    PICTURE,
    (_, before: string, stem: string, ext: string) => {
      const content = readFileSync(path.join(overrides, stem + ext));
      const name = `brand/${path.basename(stem)}.${shortHash(content)}${ext}`;
      addOwnFile(files, name, content, { isPacked: ext === '.svg' });
      return `${before}/${name}`;
    },
  );
  const css = `@import url("${theme}");\n@layer library,brand;\n${own}`;
  addOwnFile(files, `games.${shortHash(css)}.css`, css);
};
