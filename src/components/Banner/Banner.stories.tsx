import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Basics/Banner',
  component: Banner,
  args: { title: word('status.offlineTitle'), children: word('status.offlineText') },
  parameters: {
    docs: {
      notes: {
        do: ['Say what is wrong and what the player can do about it.'],
        dont: ['Do not use it to advertise.', 'Do not show two at once: the graver one counts.'],
        accessibility: [
          'A danger is announced at once, the others when the reader has time.',
          'A sign in front repeats what the color says.',
        ],
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = {
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="secondary">
        {word('common.retry')}
      </Button>
    ),
  },
};

export const Closable: Story = {
  args: { onClose: fn(), closeLabel: word('common.close') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.closeLabel ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    title: word('status.crashTitle'),
    children: word('footer.responsibleNote'),
    onClose: fn(),
    closeLabel: word('common.close'),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>],
};
