import { createRequire } from 'node:module';
import type { AnyNode } from '@humanwhocodes/momoa';
import type { UnplacedIssue } from '../issues/issue.ts';
import { pointerTo } from '../issues/issue.ts';

// Loaded when needed: a fleet without faults never pays for the parser.
const load = createRequire(import.meta.url);

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether any object of a parsed value has a key that could reach its prototype. */
export const hasForbiddenKey = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  for (const key of Object.keys(value)) {
    if (forbidden.has(key) || hasForbiddenKey((value as Record<string, unknown>)[key])) return true;
  }
  return false;
};

/**
 * Finds every repeated and every forbidden key of a JSON text.
 */
export const findKeyIssues = (file: string, text: string): UnplacedIssue[] => {
  const { parse } = load('@humanwhocodes/momoa') as typeof import('@humanwhocodes/momoa');
  const issues: UnplacedIssue[] = [];

  const walk = (node: AnyNode, pointer: string): void => {
    if (node.type === 'Array') {
      node.elements.forEach(({ value }, index) => walk(value, pointerTo(pointer, index)));
    }
    if (node.type !== 'Object') return;
    const seen = new Map<string, number>();
    for (const { name, value } of node.members) {
      const key = name.type === 'String' ? name.value : name.type === 'Identifier' ? name.name : '';
      const place = { file, pointer: pointerTo(pointer, key), offset: name.loc.start.offset };
      const line = seen.get(key);
      if (line !== undefined) {
        const message = `The key “${key}” stands already on line ${line}.`;
        issues.push({ code: 'json/duplicate-key', message, ...place });
      }
      if (forbidden.has(key)) {
        issues.push({ code: 'json/forbidden-key', message: `“${key}” is no key.`, ...place });
      }
      seen.set(key, name.loc.start.line);
      walk(value, place.pointer);
    }
  };

  walk(parse(text).body, '');
  return issues;
};
