import type { ParseResult } from '@babel/parser';

/** What the code calls at each turn of a loop: see `stage/loop-guard.ts`. */
export const LOOP_GUARD = '__livery_turn';

/** A place in a text: lines and columns from 1. */
interface Place {
  line: number;
  column: number;
}

/** Code whose loops are counted, and where a place in it stood before. */
export interface GuardedCode {
  source: string;
  placeOf: (place: Place) => Place;
}

interface Insertion {
  at: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  body?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const LOOPS = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

const guardOf = ({ type, start, end }: Node): Insertion[] =>
  type === 'BlockStatement'
    ? [{ at: start + 1, text: `${LOOP_GUARD}();` }]
    : [
        { at: start, text: `{${LOOP_GUARD}();` },
        { at: end, text: '}' },
      ];

/** What goes into the bodies of all loops; the tree is as deep as the code, so that none is walked by calls. */
const insertionsIn = (program: unknown): Insertion[] => {
  const found: Insertion[] = [];
  const open: unknown[] = [program];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) open.push(...(node as unknown[]));
    if (!isNode(node)) continue;
    if (LOOPS.has(node.type) && isNode(node.body)) found.push(...guardOf(node.body));
    open.push(...Object.values(node));
  }
  return found.toSorted((one, other) => one.at - other.at);
};

const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

const offsetOf = (text: string, { line, column }: Place): number => {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
};

/**
 * Has each turn of each loop call `LOOP_GUARD`, which ends a loop that has no end. Every line stays a line.
 *
 * @param source the text that was parsed
 */
export const guardLoops = (source: string, { program }: ParseResult): GuardedCode => {
  const inserted = insertionsIn(program);
  let guarded = '';
  let from = 0;
  for (const { at, text } of inserted) {
    guarded += source.slice(from, at) + text;
    from = at;
  }
  guarded += source.slice(from);
  const placeOf = (place: Place): Place => {
    const offset = offsetOf(guarded, place);
    let added = 0;
    for (const { at, text } of inserted) {
      if (at + added > offset) break;
      // Within what was inserted, it is where that stands.
      added += Math.min(text.length, offset - at - added);
    }
    return placeAt(source, offset - added);
  };
  return { source: guarded, placeOf };
};
