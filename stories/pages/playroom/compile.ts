import { parse, type ParseResult } from '@babel/parser';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'sucrase';
import { guardLoops } from './guard-loops.ts';
import type { Fault } from './stage/messages.ts';

/** Stands before code that begins with a tag: it is shown as it is. */
const TAG_HEAD = 'export default () => <>';

const headOf = (code: string): string => (/^\s*</u.test(code) ? TAG_HEAD : '');

/** Code of the playroom, ready to run. */
export interface CompiledPlay {
  /** JavaScript: the body of a function of `require`, `exports`, what is in scope and `LOOP_GUARD`. */
  body: string;
  /** Where a place in `body` stands in the code that was written. */
  placeOf: (place: Fault) => Fault;
}

const shifted = ({ message, line, column }: Fault, head: string): Fault => ({
  message,
  line,
  column: line === 1 ? Math.max(1, column - head.length) : column,
});

interface ParseError extends Error {
  /** `column` is counted from 0. */
  loc?: { line: number; column: number };
}

/** What a strict reader makes of it, or finds wrong: the compiler itself lets much of it pass. */
const read = (source: string, head: string): { tree: ParseResult } | { fault: Fault } => {
  try {
    return { tree: parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'] }) };
  } catch (error) {
    const { message, loc } = error as ParseError;
    const place = { line: loc?.line ?? 0, column: (loc?.column ?? -1) + 1 };
    return { fault: shifted({ message: message.replace(/ \(\d+:\d+\)$/u, ''), ...place }, head) };
  }
};

const compiled = (source: string): { body: string; map: TraceMap } => {
  const { code: body, sourceMap } = transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'classic',
    production: true,
    filePath: 'playroom.tsx',
    sourceMapOptions: { compiledFilename: 'playroom.js' },
  });
  return { body, map: new TraceMap(sourceMap as ConstructorParameters<typeof TraceMap>[0]) };
};

/**
 * Compiles JSX and TypeScript to what a browser runs; its loops end. Only reads: nothing of the code is run.
 *
 * @returns the code, or what is wrong with it; lines and columns from 1
 */
export const compilePlay = (code: string): CompiledPlay | { fault: Fault } => {
  const head = headOf(code);
  const source = head === '' ? code : `${head}${code}\n</>;`;
  const found = read(source, head);
  if ('fault' in found) return found;
  const guarded = guardLoops(source, found.tree);
  const { body, map } = compiled(guarded.source);
  const placeOf = (place: Fault): Fault => {
    if (place.line < 1) return place;
    const at = { line: place.line, column: Math.max(0, place.column - 1) };
    const from = originalPositionFor(map, at);
    const [line, column] = [from.line ?? place.line, (from.column ?? 0) + 1];
    return shifted({ message: place.message, ...guarded.placeOf({ line, column }) }, head);
  };
  return { body, placeOf };
};
