import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pointerTo, type UnplacedIssue } from '#config/issues/issue.ts';
import { readJson } from '#config/read/read-json.ts';
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
const fileFault = (fonts: string, file: string): [string, string] | undefined => {
  const place = path.join(fonts, file);
  if (!/^[\w.-]+\.woff2$/.test(file))
    return [
      `“${file}” is no woff2 file beside the list.`,
      'Convert it to woff2: browsers need no other.',
    ];
  if (!existsSync(place)) return [`There is no overrides/fonts/${file}.`, ''];
  if (readFileSync(place).toString('latin1', 0, 4) !== 'wOF2')
    return [`${file} is named woff2 and is none.`, 'Convert it to woff2.'];
  const { size } = statSync(place);
  return size > MOST_BYTES
    ? [
        `${file} weighs ${Math.round(size / 1000)} kB; ${MOST_BYTES / 1000} kB is the most.`,
        'Subset it to the letters of the brand’s languages.',
      ]
    : undefined;
};

type Found = { pointer: string; message: string; suggestion: string };

const checkFace = (fonts: string, face: Value, at: string): Found[] => {
  const wrong = fileFault(fonts, textOf(face['file']));
  const file = wrong
    ? [{ pointer: pointerTo(at, 'file'), message: wrong[0], suggestion: wrong[1] }]
    : [];
  if (RANGE.test(textOf(face['unicodeRange']))) return file;
  const message = `The face does not say which letters it holds (“unicodeRange”).`;
  return [...file, { pointer: at, message, suggestion: '"unicodeRange": "U+0000-00FF"' }];
};

const checkFamily = (fonts: string, family: Value, at: string): Found[] => {
  const name = textOf(family['family']);
  const licence = isObject(family['licence']) ? family['licence'] : {};
  const [title, file] = [textOf(licence['name']), textOf(licence['file'])];
  const found: Found[] = [];
  if (!/^[\w ()-]{1,60}$/.test(name))
    found.push({
      pointer: at,
      message: 'The family has no name.',
      suggestion: '"family": "Aurora Sans"',
    });
  if (title === '' || !/^[\w.-]+$/.test(file) || !existsSync(path.join(fonts, file)))
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
  return [
    ...found,
    ...faces.flatMap((face, index) => checkFace(fonts, face, pointerTo(at, 'faces', index))),
  ];
};

/** Checks a brand's own fonts: woff2, a subset that is named, and a licence. */
export const checkFonts = ({ folder, fonts }: OverrideFiles): UnplacedIssue[] => {
  if (!fonts) return [];
  const file = path.join(folder, FONT_LIST);
  const { value, issues } = readJson(file);
  const families = isObject(value) ? listOf(value['families']) : [];
  const found = families.flatMap((family, at) =>
    checkFamily(path.dirname(file), family, pointerTo('', 'families', at)),
  );
  return [
    ...issues,
    ...found.map((each): UnplacedIssue => ({ code: 'overrides/font', file, ...each })),
  ];
};
