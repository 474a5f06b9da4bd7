import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: 'thiri_92',
    items: [
      { id: 'password', label: word('header.changePassword'), icon: 'lock' },
      { id: 'help', label: word('nav.help'), icon: 'help', description: word('help.emptyText') },
      { id: 'trial', label: word('header.trial'), icon: 'play', disabled: true },
      { id: 'out', label: word('header.logout'), icon: 'logout', danger: true, divided: true },
    ],
    onSelect: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Set off what ends or removes something with `divided`, and mark it with `danger`.'],
        dont: ['Do not put fields into it: that is a Popover.'],
        accessibility: [
          'Enter, space or an arrow opens it; arrows, Home, End and letters go through it.',
          'Escape closes it and gives the focus back.',
        ],
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** It is there a moment before it takes the focus: a key that is pressed before goes to its button. */
const focused = (role: 'menuitem' | 'menuitemradio') =>
  waitFor(() => expect(screen.getAllByRole(role)[0]).toHaveFocus());

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('menuitem');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('help');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  args: { header: word('header.balance') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await focused('menuitem');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Choices: Story = {
  args: {
    trigger: word('header.language'),
    selectedId: 'my',
    items: [
      { id: 'my', label: 'မြန်မာ', lang: 'my' },
      { id: 'en', label: 'English', lang: 'en' },
      { id: 'ar', label: 'العربية', lang: 'ar' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3);
    await focused('menuitemradio');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('en');
    await closed();
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const panel = (menu.parentElement as HTMLElement).getBoundingClientRect();
      return expect(Math.abs(panel.right - button.getBoundingClientRect().right)).toBeLessThan(12);
    });
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        id: 'limits',
        label: 'Einzahlungs- und Verlustgrenzen sowie Spielpausen einrichten',
        description: 'ငွေသွင်းကန့်သတ်ချက်နှင့် ခေတ္တရပ်နားချိန်များကို သတ်မှတ်ပါ',
        icon: 'shield',
      },
      { id: 'out', label: 'Auf allen anderen Geräten abmelden', icon: 'logout', danger: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
