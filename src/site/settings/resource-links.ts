import type { Settings } from './settings.ts';

export type ResourceName = keyof Settings['resources'];

export interface ResourceLink {
  name: ResourceName;
  url: string;
}

/** The links of these kinds that the merchant has filled in, in the order asked for. */
export const resourceLinks = (
  { resources }: Pick<Settings, 'resources'>,
  names: readonly ResourceName[],
): ResourceLink[] =>
  names.flatMap((name) => {
    const url = resources[name]?.url;
    return url ? [{ name, url }] : [];
  });
