import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokenModels } from '#generated/theme-model.ts';

const src = path.join(import.meta.dirname, '..');
const components = ['button', 'tile', 'header', 'nav', 'popup', 'input', 'card', 'chip'];

const styles = globSync('{components,site,theme}/**/*.ts', { cwd: src })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');
const used = new Set(styles.match(/vars\.\w+\.\w+/g));
const takenOver = tokenModels.map(({ default: fallback }) => JSON.stringify(fallback)).join('\n');

const ofComponents = tokenModels.filter(({ group, name }) =>
  components.some((each) => (group === 'color' ? name.startsWith(each) : group === each)),
);

test.each(ofComponents.map(({ group, name }) => `${group}.${name}`))(
  '%s changes something: a style or another token reads it',
  (key) => {
    expect(used.has(`vars.${key}`) || takenOver.includes(`{${key}}`)).toBe(true);
  },
);
