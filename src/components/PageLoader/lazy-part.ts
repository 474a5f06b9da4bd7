import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadUntilHere } from './load-until-here.ts';

/**
 * A component that is fetched when it is first shown. React's own `lazy` keeps a failure for good;
 * this one asks again until the file comes, and suspends meanwhile.
 *
 * @param load one dynamic import
 * @param name under which the file exports the component
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await loadUntilHere(load))[name] }));
