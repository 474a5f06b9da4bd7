import { readdir } from 'node:fs/promises';

/** Where a brand's theme is on its site: a path; empty when the site has not been built. */
export const readThemePath = async (siteFolder: string): Promise<string> => {
  const names = await readdir(siteFolder).catch((): string[] => []);
  const theme = names.find((name) => /^theme\.[0-9a-f]+\.css$/.test(name));
  return theme ? `/${theme}` : '';
};
