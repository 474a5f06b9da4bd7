import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: {
    label: word('feedback.content'),
    hint: word('feedback.intro'),
    value: '',
    onChange: fn(),
    maxLength: 140,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <TextArea {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Show the counter where there is a bound; it counts what a reader sees as characters.',
        ],
        dont: ['Do not cut what is typed: mark it, so that nothing that was written is lost.'],
        accessibility: ['Past the bound the field is marked as invalid, not only its color.'],
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Two lines{Enter}of it');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two lines\nof it');
    await expect(args.onChange).toHaveBeenLastCalledWith('Two lines\nof it');
    await expect(canvas.getByText('15 / 140')).toBeVisible();
  },
};

export const Error: Story = { args: { required: true, error: word('fieldRules.required') } };

export const TooLong: Story = {
  args: { value: 'မင်္ဂလာပါ။ '.repeat(24) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const Disabled: Story = {
  args: { value: 'The reels stop before the sound does.', disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Beschreiben Sie bitte so genau wie möglich, was auf dem Bildschirm zu sehen war',
    value:
      'Beim Öffnen des Spiels erscheint zuerst das Ladebild, danach bleibt die Fläche schwarz und es ist nur noch der Ton zu hören.',
  },
};
