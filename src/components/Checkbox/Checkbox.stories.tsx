import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: word('login.remember'), value: false, onChange: fn() },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <Checkbox {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Write what holds when it is ticked; the whole row is the target.'],
        dont: [
          'Do not tick a consent beforehand.',
          'Do not use it for what holds at once: that is a Switch.',
        ],
        accessibility: ['The space bar ticks it; half-way is announced as mixed.'],
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Selected: Story = { args: { value: true, hint: word('register.hints.email') } };

export const Indeterminate: Story = {
  args: { indeterminate: true, label: word('gameList.vendorAll') },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};

export const Focused: Story = {
  args: { value: true },
  play: async ({ userEvent }) => userEvent.tab(),
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        {word('register.agreeTerms', { age: 18 })}{' '}
        <a key="terms" href="/help">
          {word('register.readTerms')}
        </a>
      </>
    ),
    required: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: {
    label: word('register.agreePrivacy'),
    required: true,
    error: word('register.agreePrivacyRequired'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/\S/u);
  },
};

export const Disabled: Story = {
  args: { value: true, disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'Ich bestätige, dass ich volljährig bin, die Allgemeinen Geschäftsbedingungen gelesen habe und mit ihnen einverstanden bin.',
    hint: 'အသက် ၁၈ နှစ်ပြည့်ပြီးသူများသာ အကောင့်ဖွင့်ခွင့်ရှိသည်။',
  },
};
