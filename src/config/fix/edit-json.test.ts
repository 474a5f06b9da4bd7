import { parse } from '@humanwhocodes/momoa';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointerKeys, pointerTo } from '../issues/issue.ts';
import { editJson } from './edit-json.ts';
import type { Edit, JsonValue, PatchOperation } from '../issues/edit.ts';
import { toPatch } from './json-patch.ts';

const set = (pointer: string, value: JsonValue): Edit => ({ pointer, value });
const take = (pointer: string): Edit => ({ pointer, remove: true });

test.each<[what: string, before: string, edit: Edit, after: string]>([
  [
    'a value in its place',
    '{\n\t"b": 1,   "a" :  2\n}\n',
    set('/a', 'x'),
    '{\n\t"b": 1,   "a" :  "x"\n}\n',
  ],
  [
    'a key behind the others, indented like them',
    '{\n    "a": 1\n}',
    set('/b', { c: 2 }),
    '{\n    "a": 1,\n    "b": {\n        "c": 2\n    }\n}',
  ],
  [
    'all missing parents',
    '{\r\n  "a": {}\r\n}\r\n',
    set('/a/b/c', '#fff'),
    '{\r\n  "a": {\r\n    "b": {\r\n      "c": "#fff"\r\n    }\r\n  }\r\n}\r\n',
  ],
  [
    'on the line where the others stand',
    '{ "a": { "x": 1, "y": 2 } }',
    set('/a/z', 3),
    '{ "a": { "x": 1, "y": 2, "z": 3 } }',
  ],
  [
    'nothing but signs in a packed text',
    '{"a":{"x":1}}',
    set('/b/c', 2),
    '{"a":{"x":1},"b":{"c":2}}',
  ],
  ['a key with signs of its own', '{"a/b":{}}', set('/a~1b/c~0d', 1), '{"a/b":{"c~d":1}}'],
  ['an item and its comma away', '{ "a": [1, 2, 3] }', take('/a/1'), '{ "a": [1, 3] }'],
  ['the last item away', '[\n  1,\n  2\n]', take('/1'), '[\n  1\n]'],
  ['the only item away', '{ "a": [ 1 ] }', take('/a/0'), '{ "a": [] }'],
  ['nothing when it is not there', '{"a":1}', take('/b'), '{"a":1}'],
])('puts or takes %s', (_, before, edit, after) => {
  expect(editJson(before, [edit])).toBe(after);
});

test('takes several items away whatever their order', () => {
  const text = JSON.stringify({ a: Array.from({ length: 12 }, (_, index) => index) });

  expect(editJson(text, [take('/a/2'), take('/a/11'), take('/a/9')])).toBe(
    '{"a":[0,1,3,4,5,6,7,8,10]}',
  );
});

test('sets nothing below a value that is no object', () => {
  expect(() => editJson('{"a":null}', [set('/a/b', 1)])).toThrow('no object');
});

/** RFC 6902 as another program would do it. */
const patched = (document: unknown, operations: readonly PatchOperation[]): unknown => {
  const root = { root: structuredClone(document) } as Record<string, unknown>;
  for (const operation of operations) {
    const keys = ['root', ...pointerKeys(operation.path)];
    const last = keys.pop() ?? '';
    let parent = root;
    for (const key of keys) {
      if (!(key in parent)) throw new Error(`${operation.path} has no parent`);
      parent = parent[key] as Record<string, unknown>;
    }
    if (operation.op !== 'add' && !(last in parent)) throw new Error(`no ${operation.path}`);
    if (operation.op !== 'remove') parent[last] = operation.value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
  return root['root'];
};

describe('for any object and any keys', () => {
  const key = fc.constantFrom('a', 'b', 'c/d', 'e~f', 'g');
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const { tree } = fc.letrec<{ tree: Record<string, JsonValue>; node: JsonValue }>((tie) => ({
    tree: fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4 }),
    node: fc.oneof({ maxDepth: 3 }, leaf, tie('tree')),
  }));
  const edits = fc.array(fc.tuple(fc.array(key, { minLength: 1, maxLength: 4 }), leaf), {
    minLength: 1,
    maxLength: 4,
  });

  test('the edited text holds what the patch gives, and only that differs', () => {
    fc.assert(
      fc.property(tree, edits, fc.constantFrom(0, 2, '\t'), (document, wanted, step) => {
        const text = JSON.stringify(document, null, step);
        const changes = wanted.map(([keys, value]) => set(pointerTo('', ...keys), value));
        const isClear = changes.every(({ pointer }, at) =>
          changes.every(
            (other, index) => index === at || !`${other.pointer}/`.startsWith(`${pointer}/`),
          ),
        );
        let edited: string;
        try {
          edited = editJson(text, changes);
        } catch {
          return; // A value that is no object stands in the way.
        }
        fc.pre(isClear);
        const operations = toPatch(parse(text).body, changes);
        expect(JSON.parse(edited)).toEqual(patched(document, operations));
        expect(editJson(edited, changes)).toBe(edited);
        const rewritten = JSON.stringify(JSON.parse(edited), null, step);
        expect(edited).toBe(rewritten);
      }),
      { numRuns: 300 },
    );
  });
});
