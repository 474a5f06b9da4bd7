import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Basics/ErrorState',
  component: ErrorState,
  args: {
    title: word('common.errorTitle'),
    children: word('refusals.network_error'),
    retryLabel: word('common.retry'),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say in plain words what could not be had; offer another try.'],
        dont: ['Do not show codes or blame the player.'],
        accessibility: [
          'It is announced when it appears.',
          'While a retry runs the button keeps the focus.',
        ],
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithoutRetry: Story = { args: { retryLabel: undefined, icon: 'offline' } };

export const LongText: Story = {
  args: { children: word('footer.responsibleNote') },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
