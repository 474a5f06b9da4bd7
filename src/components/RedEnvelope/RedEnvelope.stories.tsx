import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RedEnvelope } from './RedEnvelope.tsx';

const meta = {
  title: 'Gaming/RedEnvelope',
  component: RedEnvelope,
  args: {
    state: 'closed',
    title: 'A red envelope for you',
    text: 'One for each member, until midnight.',
    currency: 'USD',
    language: 'en',
    openLabel: 'Open it',
    onOpen: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say an empty envelope in the same calm voice as a full one.'],
        dont: [
          'Do not stretch the opening for suspense, and never hint that it was nearly more.',
          'Do not call an envelope a win where it carries turnover conditions: say them.',
        ],
        accessibility: [
          'What came out is text in a status; the envelope is decoration.',
          'With reduced motion it does not tremble and the flap does not swing.',
        ],
      },
    },
  },
} satisfies Meta<typeof RedEnvelope>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.openLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = {
  args: { state: 'opening', title: 'Opening' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Won: Story = {
  args: {
    state: 'won',
    wonMinor: 888,
    title: 'It is yours',
    text: 'Credited to your balance. Turnover once before you withdraw.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$8.88')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WonMuch: Story = {
  args: {
    state: 'won',
    wonMinor: 12_345_678_900,
    currency: 'MMK',
    title: 'It is yours',
    text: undefined,
  },
};

export const Nothing: Story = {
  args: { state: 'nothing', title: 'This one was empty', text: 'The next round is tomorrow.' },
};

export const Expired: Story = {
  args: { state: 'expired', title: 'Its time is over', text: 'It ended on 20 November.' },
};

export const Taken: Story = {
  args: { state: 'taken', title: 'You already took one', text: 'There is one for each member.' },
};

export const Compact: Story = { args: { compact: true } };

export const LongText: Story = {
  args: {
    title: 'Ein roter Umschlag zum Neujahrsfest für alle Mitglieder',
    text: 'Umsatzbedingungen und Teilnahmeberechtigung stehen in den Aktionsbestimmungen.',
    openLabel: 'Umschlag jetzt öffnen',
  },
};
