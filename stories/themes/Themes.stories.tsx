import type { Meta, StoryObj } from '@storybook/react-vite';
import { Comparison } from './Comparison.tsx';
import { themeStory } from './theme-story.tsx';

export default {
  title: 'Brands',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Every brand beside every other. */
export const AllBrands: StoryObj = { render: () => <Comparison /> };

/** The theme of the brand that the toolbar shows. */
export const ThisBrand = themeStory();
