import type { Draw } from './plan-edits.ts';
import { pick } from './plan-edits.ts';

/** A JSON value while it is damaged. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A place in a value: what holds it, and its key there. */
interface Place {
  holder: { [key: string]: Json } | Json[];
  key: string;
  value: Json;
}

const isHolder = (value: Json): value is { [key: string]: Json } | Json[] =>
  typeof value === 'object' && value !== null;

const placesIn = (value: Json): Place[] =>
  isHolder(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        { holder: value, key, value: inner },
        ...placesIn(inner),
      ])
    : [];

const put = ({ holder, key }: Place, value: Json): void => {
  // As JSON.parse does it: `__proto__` is a key like any other.
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

export const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202Eevil\u202C',
  '\uD800',
  '\uFEFFtext',
  'e\u0301 vs é',
  'аdmin', // a Cyrillic letter
  '👩‍🚀🏳️‍🌈🀄️',
  'ﷺ'.repeat(40),
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE merchants; --",
  '{{constructor}} ${process.env} <%= 1 %>',
  ']]>&<!--',
  'line\nbreak\r\n\u2028\u2029',
  '\\u0000\\"',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '}:root{--x:1',
  'url("x")',
  'x'.repeat(70_000),
];

export const ODD_PATHS = [
  '../../../etc/passwd',
  '/etc/passwd',
  'assets/../../shwe/assets/mark.svg',
  'assets/./mark.svg',
  'assets//mark.svg',
  'assets\\mark.svg',
  'assets/mark.svg\u0000.png',
  'assets/none.svg',
  'assets',
  '.',
  '',
  'content/banners.json',
  'merchant.json',
  'https://evil.example/x.svg',
  'assets/%2e%2e/mark.svg',
  'ASSETS/MARK.SVG',
];

const NUMBERS = [0, -1, 0.5, 1e21, -1e308, 9_007_199_254_740_992, 5e-324, 65_536, 0.1];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '$ref',
  'default',
  'a/b~c',
  'ｆlags',
  '0',
  'length',
];

const other = (draw: Draw): Json =>
  pick<() => Json>(draw, [
    () => null,
    () => draw(2) === 1,
    () => pick(draw, NUMBERS),
    () => pick(draw, ODD_TEXTS),
    () => pick(draw, ODD_PATHS),
    () => [],
    () => ({}),
    () => [[[{}]]],
    () => ({ en: pick(draw, ODD_TEXTS) }),
    () => Array.from({ length: 300 }, () => 'x'),
  ])();

const anyPlace = (value: Json, draw: Draw): Place | undefined => {
  const places = placesIn(value);
  return places.length === 0 ? undefined : pick(draw, places);
};

const ofKind = (value: Json, draw: Draw, isKind: (place: Place) => boolean): Place | undefined => {
  const places = placesIn(value).filter(isKind);
  return places.length === 0 ? undefined : pick(draw, places);
};

type Mutation = (value: Json, draw: Draw, donor: Json) => void;

/** Changes of a value; each keeps it a value that JSON can say. */
export const mutations: Record<string, Mutation> = {
  type: (value, draw) => {
    const place = anyPlace(value, draw);
    if (place) put(place, other(draw));
  },
  remove: (value, draw) => {
    const place = anyPlace(value, draw);
    if (!place) return;
    if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
    else Reflect.deleteProperty(place.holder, place.key);
  },
  add: (value, draw) => {
    const place = ofKind(
      value,
      draw,
      ({ value: inner }) => isHolder(inner) && !Array.isArray(inner),
    );
    if (place && isHolder(place.value))
      put({ holder: place.value, key: pick(draw, KEYS), value: null }, other(draw));
  },
  text: (value, draw) => {
    const place = ofKind(value, draw, ({ value: inner }) => typeof inner === 'string');
    if (place) put(place, pick(draw, ODD_TEXTS));
  },
  wrapText: (value, draw) => {
    const place = ofKind(value, draw, ({ value: inner }) => typeof inner === 'string');
    if (place) put(place, `${place.value as string}${pick(draw, ODD_TEXTS).slice(0, 40)}`);
  },
  path: (value, draw) => {
    const place = ofKind(
      value,
      draw,
      ({ value: inner }) => typeof inner === 'string' && /^(assets|content)\//.test(inner),
    );
    if (place) put(place, pick(draw, ODD_PATHS));
  },
  number: (value, draw) => {
    const place = ofKind(value, draw, ({ value: inner }) => typeof inner === 'number');
    if (place)
      put(place, pick(draw, [...NUMBERS, Number(place.value) + 1, Number(place.value) * 2]));
  },
  flip: (value, draw) => {
    const place = ofKind(value, draw, ({ value: inner }) => typeof inner === 'boolean');
    if (place) put(place, place.value !== true);
  },
  repeat: (value, draw) => {
    const place = ofKind(
      value,
      draw,
      ({ value: inner }) => Array.isArray(inner) && inner.length > 0,
    );
    if (!place || !Array.isArray(place.value)) return;
    const [first = null] = place.value;
    for (let count = pick(draw, [1, 2, 50, 1000]); count > 0; count -= 1) place.value.push(first);
  },
  shuffle: (value, draw) => {
    const place = ofKind(
      value,
      draw,
      ({ value: inner }) => Array.isArray(inner) && inner.length > 1,
    );
    if (place && Array.isArray(place.value))
      place.value.push(...place.value.splice(0, 1 + draw(3)));
  },
  graft: (value, draw, donor) => {
    const [to, from] = [anyPlace(value, draw), anyPlace(donor, draw)];
    if (to && from) put(to, structuredClone(from.value));
  },
  samePart: (value, draw, donor) => {
    const from = anyPlace(donor, draw);
    const to = from && ofKind(value, draw, ({ key }) => key === from.key);
    if (to && from) put(to, structuredClone(from.value));
  },
  reference: (value, draw) => {
    const root = value as Record<string, Json>;
    const theme = {
      extends: pick(draw, [
        'night',
        'paper',
        'lotus',
        'shwe',
        'volt',
        'nobody',
        '../shwe',
        'oasis',
      ]),
    };
    if (isHolder(root['theme'] ?? null))
      root['theme'] = draw(2) === 0 ? theme : { ...(root['theme'] as object), ...theme };
  },
  deep: (value, draw) => {
    const place = anyPlace(value, draw);
    let nested: Json = 1;
    for (let depth = pick(draw, [5, 39, 45, 900]); depth > 0; depth -= 1)
      nested = draw(2) === 0 ? [nested] : { a: nested };
    if (place) put(place, nested);
  },
};

type Damage = (text: Buffer, draw: Draw) => Buffer;

const splice = (text: Buffer, at: number, gone: number, come: string | Buffer): Buffer =>
  Buffer.concat([text.subarray(0, at), Buffer.from(come as string), text.subarray(at + gone)]);

/** Changes of a file's bytes, most of which leave no JSON. */
export const damages: Record<string, Damage> = {
  flipBit: (text, draw) => {
    const copy = Buffer.from(text);
    const at = draw(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << draw(8));
    return copy;
  },
  cut: (text, draw) => text.subarray(0, draw(text.length)),
  empty: () => Buffer.alloc(0),
  insert: (text, draw) =>
    splice(
      text,
      draw(text.length),
      0,
      pick(draw, ['{', '}', '"', ',', '\u0000', '\\', '//', '\uFEFF', "'", '1e999']),
    ),
  badUtf8: (text, draw) => splice(text, draw(text.length), 0, Buffer.from([0xc3, 0x28, 0xff])),
  byteOrderMark: (text) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
  doubleKey: (text) => splice(text, text.indexOf('{') + 1, 0, '"code":"again",'),
  protoKey: (text, draw) =>
    splice(text, text.indexOf('{') + 1, 0, `"${pick(draw, KEYS)}":{"polluted":true},`),
  hugeNumber: (text, draw) =>
    Buffer.from(
      text
        .toString()
        .replace(/\d+/, pick(draw, ['1e999', '-1e999', '9'.repeat(400), '01', '0x10'])),
    ),
  nested: (text, draw) =>
    splice(text, text.indexOf('{') + 1, 0, `"x":${'['.repeat(pick(draw, [50, 10_000]))}`),
  twice: (text) => Buffer.concat([text, text]),
};
