import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Marquee } from './Marquee.tsx';

/** How many animations without end run in an element. */
const running = (element: HTMLElement): number =>
  element
    .getAnimations({ subtree: true })
    .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity)
    .length;

const meta = {
  title: 'Basics/Marquee',
  component: Marquee,
  args: {
    items: [
      { id: 'n1', text: 'Maintenance of the live tables on Sunday, 04:00 to 06:00' },
      { id: 'n2', text: 'New: three fishing games' },
      { id: 'n3', text: 'Withdrawals are paid around the clock' },
    ],
    onSelect: fn(),
    label: word('home.noticesLabel'),
    pauseLabel: word('home.noticesPause'),
    playLabel: word('home.noticesPlay'),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep each line short; it opens the whole notice.'],
        dont: ['Do not let anything run by that has to be read.'],
        accessibility: [
          'It stops by its button, under the pointer and for the keyboard.',
          'With reduced motion it stands and can be scrolled; the copy that fills the gap is gone.',
        ],
      },
    },
  },
} satisfies Meta<typeof Marquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: args.label });
    await expect(running(region)).toBe(0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('n1');
  },
};

export const Moving: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: args.label });
    await waitFor(() => expect(running(region)).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }));
    await userEvent.unhover(region);
    await waitFor(() => expect(running(region)).toBe(0));
    await expect(canvas.getByRole('button', { name: args.playLabel })).toBeVisible();
  },
};

export const OneShortLine: Story = { args: { items: [{ id: 'n1', text: 'New: fishing games' }] } };
