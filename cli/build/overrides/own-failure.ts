import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import { listOverrides, OVERRIDES, type OverrideFiles } from './override-files.ts';

/** A place in own code; lines and columns count from 1. */
interface OwnPlace {
  file: string;
  line: number;
  column: number;
}

const offsetIn = (file: string, { line, column }: OwnPlace): number => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
};

const issueAt = (
  merchant: string,
  code: 'overrides/compile' | 'overrides/prerender',
  place: OwnPlace | undefined,
  message: string,
): UnplacedIssue => {
  const folder = path.join(merchant, OVERRIDES);
  const suggestion = 'The site that was built before stays as it is.';
  if (!place) return { code, file: folder, pointer: '', message, suggestion };
  const file = path.join(folder, place.file);
  return { code, file, pointer: '', offset: offsetIn(file, place), message, suggestion };
};

/** A file of own code by the end of a path: the compile may have been made on another machine. */
const ownFileOf = ({ all }: OverrideFiles, source: string): string | undefined =>
  all.find((file) => source.replaceAll('\\', '/').endsWith(`/${OVERRIDES}/${file}`));

/** The place in own code that a bundler's message names: `…/overrides/pages/x.page.tsx:3:14`. */
const placeInMessage = (files: OverrideFiles, message: string): OwnPlace | undefined => {
  for (const [, source = '', line, column] of message.matchAll(/([^\s[\]()"']+):(\d+):(\d+)/g)) {
    const file = ownFileOf(files, `/${source}`);
    if (file !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
};

/** Says in whose own code a compile failed, and where. */
export const compileIssue = (merchant: string, error: Error): UnplacedIssue => {
  const files = listOverrides(merchant);
  const [, ...reason] = error.message.split('\n');
  const place = files && placeInMessage(files, error.message);
  return issueAt(merchant, 'overrides/compile', place, reason.join('\n').trim() || error.message);
};

/** Where in own code an error of the prerenderer came from: the uppermost call within it. */
const placeInStack = (
  files: OverrideFiles,
  compile: string,
  stack: string,
): OwnPlace | undefined => {
  const map = path.join(compile, 'ssr', 'prerender.js.map');
  if (!existsSync(map)) return undefined;
  const read = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as never);
  for (const [, line, column] of stack.matchAll(/prerender\.js:(\d+):(\d+)/g)) {
    const found = read.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) continue;
    const file = ownFileOf(files, found.originalSource);
    if (file !== undefined)
      return { file, line: found.originalLine + 1, column: found.originalColumn + 1 };
  }
  return undefined;
};

/**
 * Says that a page of a brand with own code cannot be rendered, and where its code threw or was when it did not end.
 *
 * @param compile the folder of the brand's own compile
 */
export const prerenderIssue = (merchant: string, compile: string, error: Error): UnplacedIssue => {
  const files = listOverrides(merchant);
  const place = files && placeInStack(files, compile, error.stack ?? '');
  const message = `A page with own code cannot be rendered: ${error.message}`;
  return issueAt(merchant, 'overrides/prerender', place, message);
};
