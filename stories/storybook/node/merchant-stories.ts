import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const MERCHANT = /[\\/]merchants[\\/]([^\\/]+)[\\/]merchant\.json$/;

const nameOf = (file: string): string => {
  const { brand, code } = JSON.parse(readFileSync(file, 'utf8')) as {
    code?: string;
    brand?: { name?: string };
  };
  return brand?.name ?? code ?? path.basename(path.dirname(file));
};

/** Lists a theme page for every merchant.json: a new brand's page is there by itself. */
export const merchantIndexer: Indexer = {
  test: MERCHANT,
  createIndex: async (fileName) => [
    {
      type: 'story',
      importPath: fileName,
      exportName: 'Theme',
      title: `Brands/${nameOf(fileName)}`,
      tags: ['dev', '!test', '!autodocs', 'page'],
    },
  ],
};

/** Makes the story of a brand's theme page out of its merchant.json. */
export const merchantStories = (): Plugin => ({
  name: 'livery:merchant-stories',
  enforce: 'pre',
  load: {
    filter: { id: MERCHANT },
    handler: (id) => {
      const code = MERCHANT.exec(id)?.[1] ?? '';
      const story = `import { themeStory } from '/stories/themes/theme-story.tsx';
export default { title: ${JSON.stringify(`Brands/${nameOf(id)}`)}, tags: ['!autodocs'], parameters: { layout: 'fullscreen', options: { showPanel: false } } };
export const Theme = themeStory(${JSON.stringify(code)});
`;
      return { code: story, moduleType: 'js' };
    },
  },
});
