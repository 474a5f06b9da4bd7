import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyField } from './CopyField.tsx';

const clipboard = (writeText: () => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (own) Object.defineProperty(navigator, 'clipboard', own);
  };
};

const write = fn(async () => {});

const meta = {
  title: 'Forms/CopyField',
  component: CopyField,
  args: {
    label: 'Account number',
    value: '0123 4567 4421',
    labels: {
      copy: 'Copy',
      copied: 'Copied',
      failed: 'Your browser did not allow it. Select the text and copy it.',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show the whole text, so that it can be copied by hand as well.'],
        dont: ['Do not copy anything that is not shown.'],
        accessibility: ['The button is named with the label; success and failure are announced.'],
      },
    },
  },
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: clipboard(write),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Account number' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};

export const Error: Story = {
  beforeEach: clipboard(() => Promise.reject(new TypeError('not allowed'))),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.labels.failed));
  },
};

export const LongText: Story = {
  args: {
    label: 'Ihre Einladungsverknüpfung',
    value: 'https://shwe.example/register?affiliateCode=a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6e7f8',
  },
};
