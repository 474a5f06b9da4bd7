import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { WorkField } from './WorkField.tsx';

const meta = {
  title: 'Forms/WorkField',
  component: WorkField,
  args: {
    label: word('fields.captcha'),
    required: true,
    status: 'working',
    labels: {
      working: word('login.captchaWorking'),
      done: word('login.captchaWorked'),
      failed: word('login.captchaWorkFailed'),
      again: word('common.retry'),
    },
    onAgain: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Begin the work by yourself: whoever comes here has nothing to enter.'],
        dont: ['Do not hold the rest of the form: it can be filled in meanwhile.'],
        accessibility: [
          'No test of seeing, hearing or thinking (WCAG 2.2, 3.3.8).',
          'A screen reader hears that the work has begun and that it is done.',
        ],
      },
    },
  },
} satisfies Meta<typeof WorkField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Done: Story = { args: { status: 'done' } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};

export const Error: Story = { args: { error: word('fieldRules.captchaRequired') } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    status: 'failed',
    labels: {
      working: '',
      done: '',
      failed: 'Dieses Gerät konnte den Nachweis nicht erbringen. Versuchen Sie es noch einmal.',
      again: 'ထပ်ကြိုးစားပါ',
    },
  },
};
