import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderRow } from './OrderRow.tsx';

/** A bowl, drawn here so that the story loads nothing. */
const art = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#2b3558"/><path d="M8 18h24a12 12 0 0 1-24 0z" fill="#e2b04a"/></svg>')}`;

const meta = {
  title: 'Gaming/OrderRow',
  component: OrderRow,
  args: {
    title: 'Painted tea set',
    art,
    price: '18,000 points',
    time: '24 November',
    state: 'On its way',
    tone: 'info',
    onPress: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say the state in words the member uses: "On its way".'],
        dont: ['Do not leave out orders that were rejected.'],
        accessibility: ['The title is the button; the whole row is its target.'],
      },
    },
  },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = { args: { state: 'Rejected', tone: 'danger' } };
