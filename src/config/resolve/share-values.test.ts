import { expect, test } from 'vitest';
import { createSharing, unpackShared } from './share-values.ts';

const brand = (name: string) => ({
  brand: { name, slogan: { en: 'Hello' } },
  layout: { header: 'classic', corners: [0, 8, 16], nothing: null },
  limits: [{ minutes: 5 }, { minutes: 5 }],
});

test('equal parts of values are one part, and each value is as it was', () => {
  const { share } = createSharing();

  const [one, other] = [share(brand('one')), share(brand('other'))];

  expect(one).toEqual(brand('one'));
  expect(JSON.stringify(other)).toBe(JSON.stringify(brand('other')));
  expect(one.layout).toBe(other.layout);
  expect(one.brand.slogan).toBe(other.brand.slogan);
  expect(one.limits[0]).toBe(other.limits[1]);
  expect(one.brand).not.toBe(other.brand);
});

test('nobody changes what others have too', () => {
  const { share } = createSharing();
  const shared = share(brand('one'));

  expect(() => shared.layout.corners.push(1)).toThrow(TypeError);
  expect(() => (shared.brand.name = 'else')).toThrow(TypeError);
});

test('what is packed and written comes back equal, and shared', () => {
  const { share, pack } = createSharing();
  const values = new Map(['one', 'other'].map((name) => [name, share(brand(name))]));

  const packed = JSON.parse(JSON.stringify(pack(values))) as ReturnType<typeof pack>;
  const back = unpackShared(packed);

  expect(Object.fromEntries(back)).toEqual({ one: brand('one'), other: brand('other') });
  const [one, other] = [...back.values()] as ReturnType<typeof brand>[];
  expect(one?.layout).toBe(other?.layout);
  // A brand more costs what is its own: its root, its name.
  const more = pack(new Map([...values, ['third', share(brand('third'))]]));
  expect(more.parts).toHaveLength(packed.parts.length + 2);
});

test('an object that names a place is no list', () => {
  const value = { a: [[0], [1]], b: { 0: [2] }, c: [] as number[], d: {} };
  const { share, pack } = createSharing();
  const packed = pack(new Map([['it', share(value)]]));

  expect(unpackShared(packed).get('it')).toEqual(value);
});
