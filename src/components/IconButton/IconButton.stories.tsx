import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  args: { icon: 'refresh', label: word('header.refreshBalance'), onPress: fn() },
  parameters: {
    docs: {
      notes: {
        do: ['Use icons that everybody knows: close, search, refresh.'],
        dont: ['Do not use it for the main action of a view: words say more.'],
        accessibility: [
          'Its label is its name; it is never drawn without one.',
          'The small one looks 36 px and is pressed on 44.',
        ],
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton {...args} variant="ghost" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="solid" />
      <IconButton {...args} variant="solid" round />
      <IconButton {...args} variant="outline" size="sm" />
    </div>
  ),
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, variant: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
