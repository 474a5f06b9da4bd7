import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandList } from '../pages/brands/BrandList.tsx';
import { keepInAddress } from '../storybook/open-story.ts';
import { Comparison } from './Comparison.tsx';
import { themeStory } from './theme-story.tsx';

export default {
  title: 'Brands',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Every brand there is, found by search. */
export const AllBrands: StoryObj<{ search: string }> = {
  args: { search: '' },
  render: ({ search }, { id }) => (
    <BrandList search={search} onSearch={(next) => keepInAddress(id, { search: next })} />
  ),
};

/** What holds of the search: a page for people does not search by itself. */
export const AllBrandsProof: StoryObj<{ search: string }> = {
  ...AllBrands,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Sen Ngọc' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'volt');
    await expect(await canvas.findByText('1 of 5 brands')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'VOLT' })).toBeVisible();
  },
};

/** The theme of the brand that the toolbar shows: `globals=brand:shwe` in the address. */
export const ThisBrand = themeStory();

/** Brands beside each other. */
export const SideBySide: StoryObj = { render: () => <Comparison /> };
