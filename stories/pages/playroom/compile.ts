import { parse } from '@babel/parser';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { transform } from 'sucrase';
import type { Fault } from './stage/messages.ts';

/** Stands before code that begins with a tag: it is shown as it is. */
const TAG_HEAD = 'export default () => <>';

const headOf = (code: string): string => (/^\s*</u.test(code) ? TAG_HEAD : '');

/** Code of the playroom, ready to run. */
export interface CompiledPlay {
  /** JavaScript: the body of a function of `require`, `exports` and what is in scope. */
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

/** What a strict reader finds wrong: the compiler itself lets much of it pass. */
const faultIn = (source: string, head: string): Fault | undefined => {
  try {
    parse(source, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
    return undefined;
  } catch (error) {
    const { message, loc } = error as ParseError;
    const place = { line: loc?.line ?? 0, column: (loc?.column ?? -1) + 1 };
    return shifted({ message: message.replace(/ \(\d+:\d+\)$/u, ''), ...place }, head);
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
 * Compiles JSX and TypeScript to what a browser runs. Only reads: nothing of the code is run.
 *
 * @returns the code, or what is wrong with it; lines and columns from 1
 */
export const compilePlay = (code: string): CompiledPlay | { fault: Fault } => {
  const head = headOf(code);
  const source = head === '' ? code : `${head}${code}\n</>;`;
  const fault = faultIn(source, head);
  if (fault) return { fault };
  const { body, map } = compiled(source);
  const placeOf = (place: Fault): Fault => {
    if (place.line < 1) return place;
    const at = { line: place.line, column: Math.max(0, place.column - 1) };
    const found = originalPositionFor(map, at);
    const [line, column] = [found.line ?? place.line, (found.column ?? 0) + 1];
    return shifted({ message: place.message, line, column }, head);
  };
  return { body, placeOf };
};
