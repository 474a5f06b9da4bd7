import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: word('login.submit'), onPress: fn() },
  parameters: {
    docs: {
      notes: {
        do: [
          'Begin with a verb: the words say what the press does.',
          'Show one primary button in a view; the way out weighs as much, as a secondary one.',
        ],
        dont: ['Do not use it to go elsewhere: that is a LinkButton.'],
        accessibility: [
          'Enter in a field of its form presses it too; the focus stays in the field.',
          'Enter and the space bar press it; while it is loading it keeps the focus.',
          'Every size gives a finger at least 44 px.',
        ],
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const InAForm: Story = {
  args: { type: 'submit' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label={word('common.messages')} />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    const button = canvas.getByRole('button');
    await userEvent.type(field, 'ana');
    // What browsers do when Enter is pressed in the field.
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: word('common.cancel') } };

export const Ghost: Story = { args: { variant: 'ghost', children: word('common.more') } };

export const Danger: Story = { args: { variant: 'danger' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
};

export const WithIcons: Story = { args: { icon: 'plus', iconEnd: 'external' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongText: Story = {
  args: { children: word('footer.responsibleNote') },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
