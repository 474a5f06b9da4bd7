import { upgradedValue } from '../migrations/upgrade.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import type { JsonFile } from '../read/read-json.ts';
import { isValues } from '../schema/settings.ts';

/** The domains of one merchant, as its file names them. */
export interface DomainsOf {
  slug: string;
  file: string;
  domains: string[];
}

/** The domains that a file names, whatever else stands in it. */
export const domainsOf = (slug: string, json: JsonFile): DomainsOf => {
  const value = upgradedValue(json);
  const site = isValues(value) && isValues(value['site']) ? value['site'] : {};
  const domains: unknown[] = Array.isArray(site['domains']) ? site['domains'] : [];
  return {
    slug,
    file: json.file,
    domains: domains.filter((domain) => typeof domain === 'string'),
  };
};

/**
 * A domain belongs to one merchant. Each issue stands at the later merchant, in the order of
 * the alphabet, and names the first.
 *
 * @param all every merchant of the folder, also those that were not asked for
 */
export const checkDomains = (all: readonly DomainsOf[]): (UnplacedIssue & { slug: string })[] => {
  const owners = new Map(all.map(({ slug }) => [`${slug}.localhost`, slug]));
  return all.flatMap(({ slug, file, domains }) =>
    domains.flatMap((domain, index) => {
      const owner = owners.get(domain);
      if (owner === undefined) owners.set(domain, slug);
      if (owner === undefined || owner === slug) return [];
      return [
        {
          code: 'domain/duplicate' as const,
          slug,
          file,
          pointer: pointerTo('/site/domains', index),
          message: `The domain ${domain} belongs to the merchant ${owner} already.`,
          suggestion: 'Remove it from one of the two.',
        },
      ];
    }),
  );
};
