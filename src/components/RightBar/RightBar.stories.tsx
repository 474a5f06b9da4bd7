import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { RightBar, type RightBarProps } from './RightBar.tsx';

/** Keeps whether the bar is open, as a site does. */
const KeptBar = (props: RightBarProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <RightBar
      {...props}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        props.onOpenChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Frame/RightBar',
  component: RightBar,
  args: {
    label: word('rightBar.label'),
    open: false,
    onOpenChange: fn(),
    openLabel: word('rightBar.expand'),
    closeLabel: word('rightBar.collapse'),
    apps: [
      {
        id: 'ios',
        name: word('rightBar.ios'),
        url: 'https://apps.example/ios',
        codeLabel: word('rightBar.qrLabel', { name: 'iPhone' }),
      },
      {
        id: 'android',
        name: word('rightBar.android'),
        url: 'https://apps.example/android',
        codeLabel: word('rightBar.qrLabel', { name: 'Android' }),
      },
    ],
    code: { sizePx: 100, marginPx: 10 },
    contacts: [
      {
        id: 'service',
        name: word('rightBar.customerService'),
        icon: 'headset',
        href: 'https://a.example/',
      },
      { id: 'whatsapp', name: 'WhatsApp', icon: 'whatsapp', href: 'https://b.example/' },
      { id: 'telegram', name: 'Telegram', icon: 'telegram', href: 'https://c.example/' },
    ],
    newWindowLabel: word('common.newWindow'),
  },
  render: (args) => <KeptBar {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Let the frame keep its place free, so that it covers nothing.'],
        dont: ['Do not show it on phones: codes are for the other screen.'],
        accessibility: [
          'Folded, every icon keeps its words for a screen reader and as a tip for the pointer.',
          'The button tells whether the bar is unfolded.',
        ],
      },
    },
  },
} satisfies Meta<typeof RightBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { open: true } };

export const ContactsOnly: Story = { args: { open: true, apps: [] } };

export const AppsOnly: Story = { args: { open: true, contacts: [] } };
