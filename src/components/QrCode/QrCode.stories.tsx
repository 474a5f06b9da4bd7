import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Basics/QrCode',
  component: QrCode,
  args: {
    value: 'https://example.org/app',
    sizePx: 160,
    marginPx: 12,
    label: 'QR code: Android app',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Offer the same address as a link for who reads on the phone itself.'],
        dont: ['Do not make it smaller than 120 px.'],
        accessibility: [
          'It is a picture with a name; it stays dark on light in every mode, as scanners want it.',
        ],
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: args.label });
    await waitFor(() => expect(code.querySelector('path')).toBeInTheDocument());
  },
};

export const LongAddress: Story = {
  args: { value: `https://example.org/app?campaign=${'x'.repeat(200)}`, sizePx: 220 },
};
