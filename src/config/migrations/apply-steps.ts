import { pointerKeys } from '../issues/issue.ts';
import { isValues } from '../schema/settings.ts';
import type { RawConfig, Step } from './migration.ts';

/** Changes what a pointer's parent holds; the objects on the way are copied, the rest is shared. */
const changeParent = (
  node: RawConfig,
  keys: readonly string[],
  change: (parent: RawConfig, key: string) => RawConfig,
): RawConfig => {
  const [key = '', ...rest] = keys;
  if (rest.length === 0) return change(node, key);
  const child = node[key];
  return isValues(child) ? { ...node, [key]: changeParent(child, rest, change) } : node;
};

const valueAt = (node: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isValues(value) ? value[key] : undefined), node);

/** Sets a key: in its place if it is there, else behind `after`, else at the end. */
const setKey = (value: unknown, after: string | undefined) => (parent: RawConfig, key: string) => {
  if (key in parent || after === undefined || !(after in parent))
    return { ...parent, [key]: value };
  return Object.fromEntries(
    Object.entries(parent).flatMap((entry) =>
      entry[0] === after ? [entry, [key, value]] : [entry],
    ),
  );
};

const withoutKey = (parent: RawConfig, key: string): RawConfig => {
  const { [key]: _, ...rest } = parent;
  return rest;
};

/**
 * Applies steps to a value as `editText` applies them to its text, down to the order of the keys.
 *
 * @returns a new value; the given one is not changed
 */
export const applySteps = (config: RawConfig, steps: readonly Step[]): RawConfig =>
  steps.reduce<RawConfig>((now, step) => {
    if ('set' in step)
      return changeParent(now, pointerKeys(step.set), setKey(step.value, step.after));
    const from = pointerKeys(step.move);
    const moved = valueAt(now, from);
    const without = changeParent(now, from, withoutKey);
    return changeParent(without, pointerKeys(step.to), setKey(moved, step.after));
  }, config);
