import path from 'node:path';
import type { Rule } from './read-placing.ts';

/** How one file below src/site names another one. */
const specifier = (file: string, folder: string): string => {
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/**
 * The import lines of the functions that a generated file calls.
 *
 * @param folder that of the generated file, below src/site
 */
export const ruleImports = (rules: readonly (Rule | null)[], folder: string): string => {
  const byFile = new Map<string, Set<string>>();
  for (const rule of rules) {
    if (!rule) continue;
    byFile.set(rule.file, (byFile.get(rule.file) ?? new Set()).add(rule.name));
  }
  return [...byFile]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => {
      const list = [...names].toSorted().join(', ');
      return `import { ${list} } from '${specifier(file, folder)}';\n`;
    })
    .join('');
};
