import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { HostShelf } from './HostShelf.tsx';

const hostOf = (name: string, look: number, table: string) => ({
  id: name,
  name,
  look,
  table,
  vendor: 'Velvet Atrium',
  joinLabel: word('liveHosts.join', { name: table }),
  onJoin: fn(),
});

const hosts = [
  hostOf('Aye', 0, 'Velvet Baccarat'),
  hostOf('Ilse', 1, 'Crimson Roulette'),
  hostOf('Noor', 2, 'Golden Dragon Tiger'),
  { ...hostOf('Tavi', 3, 'Royal Blackjack'), closedLabel: word('game.maintenance') },
  hostOf('Mina', 4, 'Midnight Sic Bo'),
  hostOf('Kofi', 5, 'Brass Money Wheel'),
];

const meta = {
  title: 'Gaming/HostShelf',
  component: HostShelf,
  args: { label: word('liveHosts.title'), hosts },
  parameters: {
    docs: {
      notes: {
        do: ['Name the table under its host: it is the table that is joined.'],
        dont: ['Do not show more hosts than there are tables.'],
        accessibility: ['A closed table says why, and its button cannot be pressed.'],
      },
    },
  },
} satisfies Meta<typeof HostShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ilse/ }));
    await expect(args.hosts[1]?.onJoin).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Tavi/ })).toBeDisabled();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    hosts: [hostOf('Maximiliane-Charlotte', 6, 'Außerordentliche Baccaratgesellschaftsrunde')],
  },
};
