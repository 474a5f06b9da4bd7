import * as React from 'react';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/components/*/*.tsx', '!/src/components/*/*.{test,stories}.tsx'],
  { eager: true },
);

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/u.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null));

const hooks = Object.entries(React).filter(([name]) => name.startsWith('use'));

/** What code finds without an import: React, its hooks, and every component by its name. */
export const scope: Readonly<Record<string, unknown>> = {
  React,
  ...Object.fromEntries(hooks),
  ...Object.fromEntries(
    Object.values(modules).flatMap((module) => Object.entries(module).filter(isComponent)),
  ),
};

const react = { ...React, default: React, __esModule: true };

/**
 * Answers an import of the code.
 *
 * @throws {Error} when it is neither React nor a component of the library
 */
export const importOf = (id: string): unknown => {
  if (id === 'react') return react;
  const module = modules[id.replace(/^#components\//u, '/src/components/')];
  if (module) return module;
  throw new Error(`The playroom has no “${id}”: it knows react and #components/<Name>/<Name>.tsx.`);
};
