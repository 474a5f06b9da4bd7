import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import type Handlebars from 'handlebars';
import { sha256 } from '../../base/files/fingerprint.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { keepStored, readStored } from '../store/local/stored-file.ts';

type Engine = typeof Handlebars;

const load = createRequire(import.meta.url);

/** The half of Handlebars that fills templates, in one file; the other half only compiles them. */
const engine = (load('handlebars/dist/handlebars.runtime.js') as Engine).create();
engine.registerHelper('json', (value: unknown) => new engine.SafeString(jsonForScript(value)));

/**
 * A value as JSON that may stand in JavaScript and in HTML: nothing in it can end a script or be
 * a line break of the language.
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const OPTIONS = { strict: true, knownHelpers: { json: true } };

/** A template as a program, compiled once and kept in the store. */
const programOf = (source: string): string => {
  const key = sha256(JSON.stringify([engine.VERSION, OPTIONS, source])).slice(0, 32);
  const file = path.join(storeDir(), 'templates', `${key}.js`);
  const kept = readStored(file)?.toString('utf8');
  if (kept !== undefined) return kept;
  const program = (load('handlebars') as Engine).precompile(source, OPTIONS) as unknown as string;
  keepStored(file, program);
  return program;
};

const compile = (source: string): Handlebars.TemplateDelegate =>
  engine.template(runInThisContext(`(${programOf(source)})`) as TemplateSpecification);

const compiled = new Map<string, Handlebars.TemplateDelegate>();

const readTemplate = (name: string): string =>
  readFileSync(path.join(ROOT, 'templates', `${name}.hbs`), 'utf8');

/**
 * Fills one of `templates/`. Values are escaped for HTML unless the template says otherwise.
 *
 * @param name the file without `.hbs`
 * @throws when the template names a value that is not given
 */
export const renderTemplate = (name: string, values: object): string => {
  let template = compiled.get(name);
  if (!template) {
    const source = readTemplate(name);
    for (const [, partial = ''] of source.matchAll(/\{\{> ([\w.-]+)\}\}/g)) {
      engine.registerPartial(partial, compile(readTemplate(partial)));
    }
    template = compile(source);
    compiled.set(name, template);
  }
  return template(values);
};
