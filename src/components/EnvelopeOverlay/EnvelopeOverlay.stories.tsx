import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RedEnvelope } from '../RedEnvelope/RedEnvelope.tsx';
import { EnvelopeOverlay } from './EnvelopeOverlay.tsx';

const meta = {
  title: 'Gaming/EnvelopeOverlay',
  component: EnvelopeOverlay,
  args: {
    label: 'Red envelopes',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <RedEnvelope
        state="closed"
        title="A red envelope for you"
        text="One for each member."
        currency="USD"
        language="en"
        openLabel="Open it"
        onOpen={fn()}
      />
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show it at the edge of any page, and leave the page usable.'],
        dont: [
          'Do not show it while a round of a game is played.',
          'Do not bring it back in the same visit once it was closed.',
        ],
        accessibility: [
          'It takes no focus; the card is a region at the end of the page, and Escape in it closes it.',
          'What falls is decoration and ends within five seconds; with reduced motion nothing falls.',
        ],
      },
    },
  },
} satisfies Meta<typeof EnvelopeOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.closeLabel })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Falling: Story = { args: { falling: true } };

export const LongText: Story = {
  args: {
    children:
      'Die roten Umschläge zum Neujahrsfest öffnen heute Abend für alle Mitglieder, solange der Vorrat reicht.',
  },
};
