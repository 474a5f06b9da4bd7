import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { AppDownload } from './AppDownload.tsx';

const meta = {
  title: 'Frame/AppDownload',
  component: AppDownload,
  args: {
    title: word('down.android'),
    text: word('down.androidText'),
    href: 'https://apps.example/app.apk',
    download: true,
    buttonLabel: word('down.downloadFor', { platform: 'Android' }),
    code: {
      url: 'https://apps.example/app.apk',
      sizePx: 160,
      marginPx: 10,
      label: word('down.qrLabel', { platform: 'Android' }),
      hint: word('down.scan'),
    },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Give the code the whole address: the phone knows nothing of this page.'],
        dont: ['Do not show a code on the phone that would have to scan it.'],
        accessibility: ['The code has a name; the same way is the button below.'],
      },
    },
  },
} satisfies Meta<typeof AppDownload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('download');
  },
};

export const OpensAPage: Story = {
  args: { download: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('download');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { buttonLabel: 'Anwendungsinstallationsdatei für Mobilgeräte herunterladen' },
  globals: { viewport: { value: 'phone' } },
};
