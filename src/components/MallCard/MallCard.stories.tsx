import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Grid } from '../Grid/Grid.tsx';
import { MallCard } from './MallCard.tsx';

/** A bowl, drawn here so that the story loads nothing. */
const art = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#2b3558"/><path d="M8 18h24a12 12 0 0 1-24 0z" fill="#e2b04a"/></svg>')}`;

const meta = {
  title: 'Gaming/MallCard',
  component: MallCard,
  args: {
    title: 'Painted tea set',
    art,
    category: 'Home',
    price: '18,000 points',
    note: 'Last 3',
    state: 'ready',
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Say what is missing in points, not how to play for them.'],
        dont: ['Do not call something scarce that is not.'],
        accessibility: [
          'The title is the button; the whole card is its target.',
          'What cannot be had says so in words, not only in gray.',
        ],
      },
    },
  },
} satisfies Meta<typeof MallCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Shelf: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(44rem, 92vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid min="9rem" gap="x3">
      <MallCard {...args} />
      <MallCard
        {...args}
        state="short"
        note={word('mall.missing', { count: 2400, shown: '2,400' })}
      />
      <MallCard {...args} state="gone" note={word('mall.soldOut')} />
    </Grid>
  ),
};
