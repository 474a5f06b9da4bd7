import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const meta = {
  title: 'Gaming/NoticeMarquee',
  component: NoticeMarquee,
  args: {
    notices: [
      { id: 'maintenance', text: 'Live tables rest on Tuesday from 04:00 to 05:00' },
      { id: 'games', text: 'Six new games have come in' },
      { id: 'limits', text: 'Set your own limits at any time in your account' },
    ],
    onOpen: fn(),
    label: word('home.noticesLabel'),
    pauseLabel: word('home.noticesPause'),
    playLabel: word('home.noticesPlay'),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep a notice to one sentence: the rest stands in the notice itself.'],
        dont: ['Do not use it for what a player must know at once: that is a banner.'],
        accessibility: [
          'Moving text can be stopped by its button (WCAG 2.2.2), and stands still for the keyboard and with reduced motion.',
          'The second copy that fills the gap is hidden from screen readers and from Tab.',
        ],
      },
    },
  },
} satisfies Meta<typeof NoticeMarquee>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard opens the notice that it stands on; with reduced motion the line stands still. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('games');
  },
};

/** While it moves its button stops it. */
export const Moving: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.pauseLabel }));
    await expect(canvas.getByRole('button', { name: args.playLabel })).toBeVisible();
  },
};

export const One: Story = {
  args: { notices: [{ id: 'games', text: 'Six new games have come in' }] },
};

export const LongText: Story = {
  args: {
    notices: [
      {
        id: 'long',
        text: 'Wegen außerordentlicher Wartungsarbeiten an der Datenbankverwaltung sind die Auszahlungen am Dienstag verzögert',
      },
      { id: 'burmese', text: 'ပြုပြင်ထိန်းသိမ်းမှုကြောင့် ငွေထုတ်ယူမှုများ နှောင့်နှေးနိုင်ပါသည်' },
    ],
  },
};

export const Loading: Story = { args: { notices: [], loading: true } };
