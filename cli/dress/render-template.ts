import { readFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { ROOT } from '../paths.ts';

const engine = Handlebars.create();
engine.registerHelper('json', (value: unknown) => new Handlebars.SafeString(jsonForScript(value)));

/**
 * A value as JSON that may stand in JavaScript and in HTML: nothing in it can end a script or be
 * a line break of the language.
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

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
      engine.registerPartial(partial, readTemplate(partial));
    }
    template = engine.compile(source, { strict: true, knownHelpers: { json: true } });
    compiled.set(name, template);
  }
  return template(values);
};
