import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { IssueCode } from '../issues/issue-rules.ts';
import { MAX_TOLD, moreIssue } from '../issues/bound-issues.ts';
import { pointerTo, type UnplacedIssue, pointerKeys } from '../issues/issue.ts';
import { didYouMean, listed } from './nearest.ts';
import type { SchemaNode } from './schema-files.ts';

// Loaded when needed: whoever writes all colors as #rrggbb never waits for a library of colors.
const load = createRequire(import.meta.url);

/** A value in few words, as it may stand in a sentence. */
const shown = (value: unknown): string => {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') {
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  }
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The schema that an error is about. */
const schemaOf = (error: ErrorObject): SchemaNode => error.parentSchema ?? {};

/** What a person calls the thing at fault: its title in the schema, else its key. */
const titleOf = (error: ErrorObject): string => {
  const key = pointerKeys(error.instancePath).at(-1);
  const { title } = schemaOf(error);
  if (title !== undefined) return key === undefined ? title : `“${key}” (${title})`;
  return key === undefined ? 'The file' : `“${key}”`;
};

type Explained = Omit<UnplacedIssue, 'file'>;
type Explain = (error: ErrorObject) => Explained;

const at = (error: ErrorObject, code: IssueCode, message: string, suggestion = ''): Explained => ({
  code,
  pointer: error.instancePath,
  message,
  suggestion,
});

const typeNames: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const unknownKey: Explain = (error) => {
  const key = String(error.params['additionalProperty']);
  const known = Object.keys(schemaOf(error).properties ?? {});
  const allowed = known.length > 0 ? `Allowed: ${listed(known)}.` : '';
  return {
    code: 'config/unknown-key',
    pointer: pointerTo(error.instancePath, key),
    atKey: true,
    message: `“${key}” is no key of ${titleOf(error)}.`,
    suggestion: didYouMean(key, known) || allowed,
  };
};

const missingKey: Explain = (error) => {
  const key = String(error.params['missingProperty']);
  const property = schemaOf(error).properties?.[key];
  const [example] = property?.examples ?? [];
  const suggestion =
    example === undefined ? '' : `For instance: "${key}": ${JSON.stringify(example)}`;
  return {
    code: 'config/missing-key',
    pointer: error.instancePath,
    atKey: true,
    message: `${titleOf(error)} lacks “${key}”.`,
    suggestion,
  };
};

const wrongValue: Explain = (error) => {
  const allowed = (error.params['allowedValues'] ?? [error.params['allowedValue']]) as unknown[];
  const words = allowed.map(String);
  const message = `${titleOf(error)} is ${shown(error.data)}; it must be ${listed(words, 40)}.`;
  return at(error, 'config/value', message, didYouMean(String(error.data), words));
};

/** The kinds of a union: each stands in a definition of its name. */
const kindsOf = (union: SchemaNode): string[] =>
  (union['oneOf'] as { $ref: string }[]).map(({ $ref }) => {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return name.charAt(0).toLowerCase() + name.slice(1);
  });

/** A union is told apart by one key: it is missing, or names none of the kinds. */
const wrongKind: Explain = (error) => {
  const tag = String(error.params['tag']);
  const value = error.params['tagValue'];
  const kinds = kindsOf(schemaOf(error));
  if (value === undefined)
    return {
      code: 'config/missing-key',
      pointer: error.instancePath,
      atKey: true,
      message: `${titleOf(error)} lacks “${tag}”.`,
      suggestion: `Known: ${listed(kinds)}.`,
    };
  return {
    code: 'config/value',
    pointer: pointerTo(error.instancePath, tag),
    message: `“${tag}” is ${shown(value)}; it must be ${listed(kinds, 40)}.`,
    suggestion: didYouMean(String(value), kinds),
  };
};

/** A color in another notation of CSS: what it is in ours. */
const hexOfNotation = ({ data }: ErrorObject): string | undefined => {
  const { readCssColor } = load('../theme/css-color.ts') as typeof import('../theme/css-color.ts');
  return typeof data === 'string' ? readCssColor(data)?.hex : undefined;
};

const colorInOtherNotation = (error: ErrorObject): Explained | undefined => {
  if (schemaOf(error)['format'] !== 'color-hex') return undefined;
  const hex = hexOfNotation(error);
  if (hex === undefined) return undefined;
  const message = `${titleOf(error)} is ${shown(error.data)}; a color stands here as #rrggbb or #rrggbbaa.`;
  const found = at(error, 'config/format', message, `That color is "${hex}".`);
  return { ...found, fix: [{ pointer: error.instancePath, value: hex }] };
};

const wrongForm: Explain = (error) => {
  const color = colorInOtherNotation(error);
  if (color) return color;
  const { examples = [], description = '' } = schemaOf(error);
  const message = `${titleOf(error)} has not the right form: ${shown(error.data)}. ${description}`;
  return at(
    error,
    'config/format',
    message.trim(),
    examples.length > 0 ? `For instance: ${listed(examples)}.` : '',
  );
};

const wrongType: Explain = (error) => {
  const wanted = typeNames[String(error.params['type'])] ?? String(error.params['type']);
  return at(error, 'config/type', `${titleOf(error)} must be ${wanted}, not ${shown(error.data)}.`);
};

const bound =
  (words: string): Explain =>
  (error) => {
    const message = `${titleOf(error)} must ${words.replace('#', String(error.params['limit']))}; it is ${shown(error.data)}.`;
    return at(error, 'config/bounds', message);
  };

const repeated: Explain = (error) => {
  const [first, second] = [Number(error.params['j']), Number(error.params['i'])].toSorted(
    (one, other) => one - other,
  ) as [number, number];
  const item = (error.data as unknown[])[second];
  const pointer = pointerTo(error.instancePath, second);
  return {
    code: 'config/duplicate-item',
    pointer,
    fix: [{ pointer, remove: true }],
    message: `${titleOf(error)} holds ${shown(item)} twice; first as item ${first + 1}.`,
  };
};

const explanations: Record<string, Explain> = {
  additionalProperties: unknownKey,
  required: missingKey,
  discriminator: wrongKind,
  enum: wrongValue,
  const: wrongValue,
  pattern: wrongForm,
  format: wrongForm,
  type: wrongType,
  uniqueItems: repeated,
  minimum: bound('be at least #'),
  maximum: bound('be at most #'),
  minLength: bound('have at least # characters'),
  maxLength: bound('have at most # characters'),
  minItems: bound('have at least # items'),
  maxItems: bound('have at most # items'),
  minProperties: bound('hold at least # text'),
};

/**
 * Of a choice of schemas, only the list of values says something to a person.
 *
 * @param listedAt the places at which a list of values is broken
 */
const isNoise = (error: ErrorObject, listedAt: ReadonlySet<string>): boolean =>
  error.keyword === 'anyOf' ||
  error.keyword === 'if' ||
  (error.keyword !== 'enum' &&
    error.schemaPath.includes('/anyOf/') &&
    listedAt.has(error.instancePath));

/**
 * Says in plain words what a validator found.
 *
 * @param file the file that was validated
 * @returns of very many faults the first ones, and how many more there are: each costs a search for what was meant
 */
export const explainErrors = (file: string, errors: ErrorObject[]): UnplacedIssue[] => {
  const listedAt = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? [instancePath] : [])),
  );
  const told = errors.filter((error) => !isNoise(error, listedAt));
  const issues = told.slice(0, MAX_TOLD).map((error): UnplacedIssue => {
    const explain = explanations[error.keyword];
    const fallback = at(
      error,
      'config/format',
      `${titleOf(error)} ${error.message ?? 'is wrong'}.`,
    );
    return { file, ...(explain?.(error) ?? fallback) };
  });
  return told.length > MAX_TOLD ? [...issues, moreIssue(file, told.length - MAX_TOLD)] : issues;
};
