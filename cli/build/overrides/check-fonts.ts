import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pointerTo, type UnplacedIssue } from '#config/issues/issue.ts';
import { readJson } from '#config/read/read-json.ts';
import { isFont } from '../fonts/read-woff2.ts';
import { FONT_LIST } from '../render/own-fonts.ts';
import type { OverrideFiles } from './override-files.ts';

/** The most that a font file may weigh: a subset of one script, not a family whole. */
const MOST_BYTES = 60_000;

const RANGE = /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:,\s*U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/i;

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Value[] => (Array.isArray(value) ? value.filter(isObject) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is wrong with the file of a face, in two sentences. */
const fileFault = async (fonts: string, file: string): Promise<[string, string] | undefined> => {
  const place = path.join(fonts, file);
  if (!/^[\w.-]+\.woff2$/.test(file))
    return [
      `“${file}” is no woff2 file beside the list.`,
      'Convert it to woff2: browsers need no other.',
    ];
  if (!existsSync(place)) return [`There is no overrides/fonts/${file}.`, ''];
  const { size } = statSync(place);
  if (size > MOST_BYTES)
    return [
      `${file} weighs ${Math.round(size / 1000)} kB; ${MOST_BYTES / 1000} kB is the most.`,
      'Subset it to the letters of the brand’s languages.',
    ];
  const content = readFileSync(place);
  if (content.toString('latin1', 0, 4) !== 'wOF2')
    return [`${file} is named woff2 and is none.`, 'Convert it to woff2.'];
  return (await isFont(content))
    ? undefined
    : [`${file} cannot be unpacked to a font.`, 'Convert it to woff2 again: it may be cut off.'];
};

type Found = { pointer: string; message: string; suggestion: string };

/** How a face may be set; what is left out has a value of its own. */
const FORMS = {
  weight: { form: /^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/, example: '"weight": "400", or "400 700"' },
  style: { form: /^(?:normal|italic)$/, example: '"style": "italic"' },
} as const;

const formFaults = (face: Value, at: string): Found[] =>
  Object.entries(FORMS).flatMap(([name, { form, example }]) =>
    face[name] === undefined || form.test(textOf(face[name]))
      ? []
      : [
          {
            pointer: pointerTo(at, name),
            message: `${JSON.stringify(face[name])} is no ${name} of a face.`,
            suggestion: example,
          },
        ],
  );

const checkFace = async (fonts: string, face: Value, at: string): Promise<Found[]> => {
  const wrong = await fileFault(fonts, textOf(face['file']));
  const file = wrong
    ? [{ pointer: pointerTo(at, 'file'), message: wrong[0], suggestion: wrong[1] }]
    : [];
  const found = [...file, ...formFaults(face, at)];
  if (RANGE.test(textOf(face['unicodeRange']))) return found;
  const message = `The face does not say which letters it holds (“unicodeRange”).`;
  return [...found, { pointer: at, message, suggestion: '"unicodeRange": "U+0000-00FF"' }];
};

const USES = ['display', 'text'];

/** What a family is for, where it says so in other words. */
const forFaults = ({ for: uses }: Value, at: string): Found[] => {
  if (uses === undefined) return [];
  const isList = Array.isArray(uses) && uses.every((use) => USES.includes(textOf(use)));
  const pointer = pointerTo(at, 'for');
  const message = `A family is for ${USES.map((use) => `“${use}”`).join(', ')}, and nothing else.`;
  return isList ? [] : [{ pointer, message, suggestion: '"for": ["display"]' }];
};

const hasText = (file: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').trim() !== '';

const checkFamily = async (fonts: string, family: Value, at: string): Promise<Found[]> => {
  const name = textOf(family['family']);
  const licence = isObject(family['licence']) ? family['licence'] : {};
  const [title, file] = [textOf(licence['name']), textOf(licence['file'])];
  const found = forFaults(family, at);
  if (!/^[\w ()-]{1,60}$/.test(name))
    found.push({
      pointer: at,
      message: 'The family has no name.',
      suggestion: '"family": "Aurora Sans"',
    });
  if (title === '' || !/^[\w.-]+$/.test(file) || !hasText(path.join(fonts, file)))
    found.push({
      pointer: at,
      message: `The font ${name} has no licence: its name, and a file with its text.`,
      suggestion: '"licence": { "name": "OFL-1.1", "file": "OFL.txt" }, with fonts/OFL.txt beside.',
    });
  const faces = listOf(family['faces']);
  if (faces.length === 0)
    found.push({
      pointer: at,
      message: `The font ${name} has no faces.`,
      suggestion: '"faces": [ … ]',
    });
  const ofFaces = faces.map((face, index) => checkFace(fonts, face, pointerTo(at, 'faces', index)));
  return [...found, ...(await Promise.all(ofFaces)).flat()];
};

/** Checks a brand's own fonts: woff2 that can be unpacked, a subset that is named, and a licence. */
export const checkFonts = async ({ folder, fonts }: OverrideFiles): Promise<UnplacedIssue[]> => {
  if (!fonts) return [];
  const file = path.join(folder, FONT_LIST);
  const { value, issues } = readJson(file);
  const fault = (each: Found): UnplacedIssue => ({ code: 'overrides/font', file, ...each });
  if (issues.length === 0 && !(isObject(value) && Array.isArray(value['families'])))
    return [
      fault({
        pointer: '',
        message: 'The list of fonts has no “families”.',
        suggestion: '{ "families": [ … ] }',
      }),
    ];
  const families = isObject(value) ? listOf(value['families']) : [];
  const found = families.map((family, at) =>
    checkFamily(path.dirname(file), family, pointerTo('', 'families', at)),
  );
  return [...issues, ...(await Promise.all(found)).flat().map(fault)];
};
