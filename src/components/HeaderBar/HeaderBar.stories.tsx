import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf } from '#stories/frame-samples.tsx';
import { visitorActions } from '#stories/header-samples.tsx';
import { word } from '#stories/words.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { HeaderBar } from './HeaderBar.tsx';

const meta = {
  title: 'Frame/HeaderBar',
  component: HeaderBar,
  args: { label: word('header.label'), children: null },
  render: (args, { globals }) => (
    <HeaderBar {...args}>
      <BrandLogo brand={brandOf(globals)} label="Home page" />
      {visitorActions}
    </HeaderBar>
  ),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Build a new header on it: ground, height and stickiness are the same for all.'],
        dont: ['Do not use two on a page.'],
        accessibility: ['A named banner at the top of the page.'],
      },
    },
  },
} satisfies Meta<typeof HeaderBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('banner', { name: args.label })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const OverTheWholeScreen: Story = { args: { width: 'full' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
