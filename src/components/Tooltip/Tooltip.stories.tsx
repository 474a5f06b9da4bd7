import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: word('home.favoritesEmptyText'),
    delayMs: 0,
    children: <IconButton icon="heart" label={word('game.favorite')} variant="outline" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 1rem', display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Add to the control’s own name: what it does in more words, why it is off.'],
        dont: ['Do not put anything into it that is needed: touch screens do not show it.'],
        accessibility: [
          'The keyboard’s focus shows it at once, a resting mouse after half a second.',
          'Escape takes it away; the control is described by it while it shows.',
        ],
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      bubble.textContent ?? 'nothing',
    );
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Dieses Spiel wird zurzeit gewartet. ဤဂိမ်းကို ပြုပြင်ထိန်းသိမ်းနေပါသည်။ ခဏအကြာတွင် ပြန်လာပါ။',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
