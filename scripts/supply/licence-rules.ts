/** What any package that is shipped may be under. */
const FOR_ALL = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
] as const;

/** What only certain packages may be under, and why. */
const FOR_SOME: readonly { licence: string; names: RegExp; why: string }[] = [
  {
    licence: 'OFL-1.1',
    names: /^@fontsource(-variable)?\//,
    why: 'Fonts, used as they are.',
  },
  {
    licence: 'LGPL-3.0-or-later',
    names: /^@img\/sharp-/,
    why: 'libvips, a shared library of its own which sharp loads and anybody may replace.',
  },
  {
    licence: 'MPL-2.0',
    names: /^web-push$/,
    why: 'Copyleft by the file: its files are shipped as they are, on the server alone.',
  },
];

/** Packages that state no licence where npm looks for it; each was read in its LICENSE file. */
const READ_BY_US: Record<string, string> = { 'png-js': 'MIT' };

/** The licence of a package as an SPDX expression; empty where nobody knows it. */
export const licenceOf = ({ name, licence }: { name: string; licence: string | undefined }) =>
  licence ?? READ_BY_US[name] ?? '';

const mayBeUnder = (name: string, licence: string): boolean =>
  FOR_ALL.some((each) => each === licence) ||
  FOR_SOME.some((each) => each.licence === licence && each.names.test(name));

/**
 * Whether a package may be shipped: of an `OR` one side must be allowed, of an `AND` each.
 *
 * @param expression SPDX, such as `(MPL-2.0 OR Apache-2.0)`; in brackets as a whole or not at all
 */
export const isAllowed = (name: string, expression: string): boolean => {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  // Brackets within are nothing that we have met: a person looks at them.
  if (/[()]/.test(inner)) return false;
  return inner
    .split(' OR ')
    .some((side) => side.split(' AND ').every((each) => mayBeUnder(name, each.trim())));
};
