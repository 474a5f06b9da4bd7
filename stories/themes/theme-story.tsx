import type { StoryObj } from '@storybook/react-vite';
import { getMerchant } from '../storybook/merchants.ts';
import { environmentOf } from '../storybook/story-environment.ts';
import { loadThemePage } from '../storybook/theme-pages.ts';
import { ThemePage } from './ThemePage.tsx';

/** The theme page of the brand that the toolbar, or the address, names. */
export const themeStory = (): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      await loadThemePage(getMerchant(String(globals['brand'])).code);
      return {};
    },
  ],
  render: (_args, { globals }) => <ThemePage environment={environmentOf(globals)} />,
});
