import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleFooter } from '#stories/frame-samples.tsx';
import { FooterSlim } from './FooterSlim.tsx';

const onFeedback = fn();

const meta = {
  title: 'Frame/FooterSlim',
  component: FooterSlim,
  args: {
    ...sampleFooter({}, onFeedback),
  },
  render: (args, { globals }) => (
    <FooterSlim {...args} logo={sampleFooter(globals, onFeedback).logo} />
  ),
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: [
          'Keep licence, age mark and the note on responsible play on every page.',
          'List the contacts in the order of the specification.',
        ],
        dont: ['Do not repeat home and promotions: they stand in the navigation.'],
        accessibility: [
          'A link that leaves the site says that it opens in a window of its own.',
          'Links are at least 44 px high for fingers.',
        ],
      },
    },
  },
} satisfies Meta<typeof FooterSlim>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const feedback = canvas.getByRole('button');
    feedback.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFeedback).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Facebook/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const WithoutContacts: Story = {
  args: { contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Facebook/ })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    products: {
      id: 'products',
      title: 'Spielangebot und Wettmöglichkeiten',
      links: [
        { id: 'a', label: 'Glücksspielautomaten mit Jackpotausspielung', href: '/a' },
        { id: 'b', label: 'မြန်မာ့ရိုးရာ ထီနှင့် ဂဏန်းထိုးကစားခြင်း', href: '/b' },
      ],
    },
  },
};
