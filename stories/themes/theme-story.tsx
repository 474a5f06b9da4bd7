import type { StoryObj } from '@storybook/react-vite';
import { themePages } from 'virtual:livery/theme-pages';
import { getMerchant } from '../storybook/merchants.ts';
import type { ThemePageData } from '../storybook/node/theme-page-data.ts';
import { ThemePage } from './ThemePage.tsx';

/**
 * The theme page of one brand.
 *
 * @param code left out: the brand that the toolbar shows
 */
export const themeStory = (code?: string): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      const merchant = getMerchant(code ?? String(globals['brand']));
      const load = themePages[merchant.code];
      if (!load) throw new Error(`There is nothing known of the theme of ${merchant.code}.`);
      return { merchant, page: (await load()).page };
    },
  ],
  render: (_args, { loaded }) => (
    <ThemePage
      merchant={loaded['merchant'] as ReturnType<typeof getMerchant>}
      page={loaded['page'] as ThemePageData}
    />
  ),
});
