import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleVendors } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { VendorMenu } from './VendorMenu.tsx';

const meta = {
  title: 'Frame/VendorMenu',
  component: VendorMenu,
  args: {
    all: { label: word('nav.allOf', { category: 'Slots' }), href: '/?category=RNG' },
    vendors: sampleVendors,
    onFollow: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{ maxInlineSize: 440, background: 'var(--lv-color-surface-raised)', padding: 12 }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Put the way to all games first.', 'Write the counts in the figures of the page.'],
        dont: ['Do not translate a vendor’s name: it is a proper name.'],
        accessibility: ['A list of links: a screen reader says how many there are.'],
      },
    },
  },
} satisfies Meta<typeof VendorMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const TwoColumns: Story = { globals: { viewport: { value: 'desktop' } } };

export const Loading: Story = {
  args: { vendors: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    vendors: [
      { id: 'long', name: 'Entertainmentproduktionsgesellschaft Nord', href: '/', count: '12' },
    ],
  },
};
