import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { policyOfPage, sharePolicies } from './shared-policy.ts';

const policies = array(
  record({
    style: constantFrom('a', 'b', 'c'),
    attributes: option(constantFrom('x', 'y')),
    pictures: constantFrom('p', 'q'),
  }).map(({ style, attributes, pictures }) =>
    [
      "default-src 'self'",
      `style-src ${style}`,
      ...(attributes === null ? [] : [`style-src-attr ${attributes}`]),
      `img-src ${pictures}`,
    ].join('; '),
  ),
  { minLength: 1, maxLength: 30 },
);

test('put together again, the pieces give every site its own policy', () => {
  assert(
    property(policies, (given) => {
      const wanted = new Map(given.map((policy, at) => [`s${at}`, policy]));
      const pieces = sharePolicies(wanted);
      const valueFor = (code: string) => (_page: string, name: string) => {
        const piece = pieces.find((each) => each.name === name);
        return piece?.others.get(code) ?? piece?.usual ?? '';
      };

      // Where a directive is missing, its neighbours still stand in order.
      const sorted = (policy: string): string[] => policy.split('; ').toSorted();
      for (const [code, policy] of wanted) {
        const whole = policyOfPage('index', pieces, valueFor(code));
        expect(sorted(whole)).toEqual(sorted(policy));
      }
    }),
  );
});
