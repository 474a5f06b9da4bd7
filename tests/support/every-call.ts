import type { AnyEndpoint } from '#api/endpoint.ts';
import type { Request } from './platform.ts';

/** All but those that end the very session that a walk is made with, or open another in its place. */
export const isHarmless = ({ name }: AnyEndpoint): boolean =>
  ![
    'logout',
    'logoutEverywhere',
    'removeDevice',
    'selfExclude',
    'login',
    'freePlay',
    'exchangeSession',
  ].includes(name);

/** A call with any input, also one that no client of ours could send: what is no text goes as its JSON. */
export const requestOf = (endpoint: AnyEndpoint, input: Record<string, unknown>): Request => {
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const inQuery = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = given.filter(([name]) => inQuery.includes(name));
  const search = new URLSearchParams(query.map(([name, value]) => [name, asText(value)]));
  return {
    method: endpoint.method,
    path: query.length > 0 ? `${endpoint.path}?${search.toString()}` : endpoint.path,
    body: endpoint.body && Object.fromEntries(given.filter(([name]) => !inQuery.includes(name))),
  };
};
