import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { MenuButton } from './MenuButton.tsx';

const meta = {
  title: 'Frame/MenuButton',
  component: MenuButton,
  args: { label: word('header.openMenu'), open: false, onPress: fn(), onNear: fn() },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--lv-color-header-bg)', padding: '4px 20px' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      notes: {
        do: ['Load the side menu on `onNear`: it is there when the finger lifts.'],
        dont: ['Do not show it beside a whole navigation; from 1,024 px it hides itself.'],
        accessibility: ['It says whether the menu is open, and that a dialog opens.'],
      },
    },
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
