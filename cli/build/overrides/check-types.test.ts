import { expect, test } from 'vitest';
import { propOf, readTypeErrors } from './check-types.ts';

test('errors of TypeScript are read with their places, and with the lines that explain them', () => {
  const output = [
    "../a.tsx(3,14): error TS2322: Type 'X' is not assignable to type 'Y'.",
    "  Types of property 'label' are incompatible.",
    "    Type 'string' is not assignable to type 'number'.",
    "b.tsx(1,1): error TS2307: Cannot find module 'x'.",
    '',
  ].join('\n');

  expect(readTypeErrors(output, '/work/cache')).toEqual([
    {
      file: '/work/a.tsx',
      line: 3,
      column: 14,
      message: [
        "Type 'X' is not assignable to type 'Y'.",
        "Types of property 'label' are incompatible.",
        "Type 'string' is not assignable to type 'number'.",
      ],
    },
    { file: '/work/cache/b.tsx', line: 1, column: 1, message: ["Cannot find module 'x'."] },
  ]);
});

test.each([
  ["Property 'legal' is missing in type '{}' but required in type '{ legal: never; }'.", 'legal'],
  ["Types of property 'label' are incompatible.", 'label'],
  [
    "Type '{}' is missing the following properties from type '{ a: never; b: never; }': a, b",
    'a, b',
  ],
  ["Cannot find name 'x'.", undefined],
])('the prop of: %s', (line, prop) => {
  expect(propOf(['Type error.', line])).toBe(prop);
});
