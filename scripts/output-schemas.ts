// Writes the JSON Schema of what each verb prints with --json into schema/output/, from the types of
// the program; with --check it says which do not follow from them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import { listVerbs } from './generate/output/list-verbs.ts';
import { printedTypes } from './generate/output/printed-types.ts';
import { schemaOf } from './generate/output/type-schema.ts';

const root = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');
const folder = path.join(root, 'schema', 'output');
const check = process.argv.includes('--check');

const fileOf = (verb: string): string => `${verb.replaceAll(' ', '-')}.schema.json`;

const VERSION = { outputVersion: { const: 1 } };

const makeSchemas = async (): Promise<Map<string, string>> => {
  const verbs = await listVerbs(root);
  const api = new API({ cwd: root });
  const files = new Map<string, string>();
  try {
    const config = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('tsconfig.json was not read.');
    for (const { verb, file, exported } of verbs) {
      const types = printedTypes(project, file, exported);
      if (types.length === 0) throw new Error(`livery ${verb} takes --json and prints none.`);
      const forms = types.map((type) => JSON.stringify(schemaOf(type, project.checker)));
      const distinct = [...new Set(forms)].map((form) => JSON.parse(form) as object);
      const schema = {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: `https://livery.example/schema/output/1/${fileOf(verb)}`,
        title: `livery ${verb} --json`,
        type: 'object',
        properties: VERSION,
        required: ['outputVersion'],
        ...(distinct.length === 1 ? { allOf: distinct } : { anyOf: distinct }),
      };
      files.set(fileOf(verb), `${JSON.stringify(schema, null, 2)}\n`);
    }
  } finally {
    api.close();
  }
  return files;
};

const files = await makeSchemas();
const kept = existsSync(folder) ? readdirSync(folder) : [];
const gone = kept.filter((name) => !files.has(name));
const stale = [...files].filter(
  ([name, text]) => !kept.includes(name) || readFileSync(path.join(folder, name), 'utf8') !== text,
);
if (!check) {
  mkdirSync(folder, { recursive: true });
  for (const name of gone) rmSync(path.join(folder, name));
  for (const [name, text] of stale) writeFileSync(path.join(folder, name), text);
}
const names = [...gone, ...stale.map(([name]) => name)];
process.stderr.write(
  names.length === 0
    ? `${files.size} schemas, all fresh.\n`
    : `${check ? 'These do not follow from the program; run npm run schemas:output' : 'Written'}: ${names.join(', ')}\n`,
);
if (check && names.length > 0) process.exitCode = 1;
