import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerKeys, pointerTo } from './issues/issue.ts';
import { isValues } from './schema/settings.ts';

/** The places at which a value has not the form that later checks rely on. */
export const brokenPlaces = (errors: ErrorObject[]): string[] =>
  errors
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ instancePath, params }) => {
      const missing = params['missingProperty'] as string | undefined;
      return missing === undefined ? instancePath : pointerTo(instancePath, missing);
    });

const valueAt = (value: unknown, pointer: string): unknown =>
  pointerKeys(pointer).reduce<unknown>(
    (inner, key) => (isValues(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined),
    value,
  );

/** Takes out the keys that the schema does not know: no later check looks at what stands there. */
export const dropUnknown = (value: unknown, errors: ErrorObject[]): void => {
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const parent = valueAt(value, instancePath);
    if (isValues(parent)) delete parent[params['additionalProperty'] as string];
  }
};

/** Whether one place lies within another. */
export const contains = (outer: string, inner: string): boolean =>
  outer === inner || inner.startsWith(`${outer}/`);
