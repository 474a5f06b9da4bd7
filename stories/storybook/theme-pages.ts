import { useEffect, useSyncExternalStore } from 'react';
import { fetchPart } from './fetch-brand.ts';
import { tokenModels } from '#generated/theme-model.ts';
import type { PackedThemePage, ThemePageData } from './node/theme-page-data.ts';

const pages = new Map<string, ThemePageData>();
const listeners = new Set<() => void>();

/** Puts what the schema says of each token beside its values. */
const unpack = ({ contrasts, explained }: PackedThemePage): ThemePageData => ({
  contrasts,
  explained: {
    ...explained,
    tokens: tokenModels.flatMap(({ group, name, property, type, title, description }, at) => {
      const values = explained.tokens[at];
      if (!values) return [];
      const { light, dark = light } = values;
      return {
        token: `${group}.${name}`,
        group,
        name,
        property: `--${property}`,
        type,
        title,
        description,
        modes: { light, dark },
      };
    }),
  },
});

const fetchPage = async (code: string): Promise<ThemePageData> => {
  const page = unpack(await fetchPart<PackedThemePage>(code, 'theme'));
  pages.set(code, page);
  for (const listener of listeners) listener();
  return page;
};

/**
 * Loads what is known of a brand's theme: every token, its value in both modes, and where it comes from.
 *
 * @throws {BrandError} when there is no such brand, or its files are at fault
 */
export const loadThemePage = async (code: string): Promise<ThemePageData> =>
  pages.get(code) ?? fetchPage(code);

// What is shown stays until what is new has come.
import.meta.hot?.on('livery:brands', () => {
  for (const code of pages.keys()) fetchPage(code).catch(() => {});
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is known of a brand's theme, once it was loaded. */
export const useThemePage = (code: string): ThemePageData | undefined => {
  const page = useSyncExternalStore(subscribe, () => pages.get(code));
  useEffect(() => {
    loadThemePage(code).catch(() => {});
  }, [code]);
  return page;
};
