import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { RoomList } from './RoomList.tsx';

const meta = {
  title: 'Gaming/RoomList',
  component: RoomList,
  args: {
    intro: word('rooms.text'),
    stakesLabel: word('rooms.stakesLabel'),
    enterLabel: word('rooms.enter'),
    onEnter: fn(),
    rooms: [
      {
        id: 'calm',
        name: word('rooms.levels.calm'),
        height: 1,
        stakes: word('rooms.stakes', { min: '€1.00', max: '€20.00' }),
        players: word('rooms.players', { count: 12 }),
      },
      {
        id: 'steady',
        name: word('rooms.levels.steady'),
        height: 2,
        stakes: word('rooms.stakes', { min: '€10.00', max: '€100.00' }),
        players: word('rooms.players', { count: 4 }),
      },
      {
        id: 'bold',
        name: word('rooms.levels.bold'),
        height: 3,
        stakes: word('rooms.stakes', { min: '€50.00', max: '€500.00' }),
        players: word('rooms.players', { count: 1 }),
      },
      {
        id: 'master',
        name: word('rooms.levels.master'),
        height: 4,
        stakes: word('rooms.stakes', { min: '€250.00', max: '€1,000.00' }),
        players: word('rooms.players', { count: 0 }),
      },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say the stakes before somebody enters, and how many really play.'],
        dont: ['Do not make a high room louder than a low one: it is a choice, not a prize.'],
        accessibility: ['Each button names its room; the chips are decoration beside the figures.'],
      },
    },
  },
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /bold/i }));
    await expect(args.onEnter).toHaveBeenCalledWith('bold');
  },
};

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    rooms: [
      {
        id: 'a',
        name: 'Der Raum der ausgesprochen zurückhaltenden Einsätze',
        height: 1,
        stakes: 'Ks 1,000,000,000.00 to Ks 20,000,000,000.00',
        players: 'Neunundneunzigtausend Mitspielerinnen und Mitspieler',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
