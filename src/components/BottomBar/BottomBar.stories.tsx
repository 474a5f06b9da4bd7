import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { largeType } from '#stories/large-type.ts';
import { word } from '#stories/words.ts';
import { NotificationBadge } from '../NotificationBadge/NotificationBadge.tsx';
import { BottomBar } from './BottomBar.tsx';

const onMe = fn();

const meta = {
  title: 'Frame/BottomBar',
  component: BottomBar,
  args: {
    label: word('bottomBar.label'),
    items: [
      { id: 'home', label: word('bottomBar.home'), icon: 'home', href: '/', current: true },
      { id: 'games', label: word('bottomBar.games'), icon: 'grid', href: '/#games' },
      { id: 'promotions', label: word('bottomBar.promotions'), icon: 'gift', href: '/promotions' },
      { id: 'help', label: word('bottomBar.help'), icon: 'help', href: '/help' },
      { id: 'me', label: word('bottomBar.me'), icon: 'user', onPress: onMe },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 200, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Four or five items, each with one short word.'],
        dont: ['Do not raise more than one item out of the bar.'],
        accessibility: [
          'Where the player is, is told by `aria-current` and by the filled plate.',
          'Every item is as high as the bar: a thumb needs no aim.',
        ],
      },
    },
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onMe).toHaveBeenCalled();
  },
};

export const Emphasised: Story = {
  args: {
    items: [
      { id: 'home', label: word('bottomBar.home'), icon: 'home', href: '/' },
      { id: 'wallet', label: 'Wallet', icon: 'wallet', href: '/wallet', emphasised: true },
      { id: 'me', label: word('bottomBar.me'), icon: 'user', onPress: onMe },
    ],
  },
};

export const Waiting: Story = {
  args: {
    items: [
      { id: 'home', label: word('bottomBar.home'), icon: 'home', href: '/' },
      {
        id: 'me',
        label: word('bottomBar.me'),
        icon: 'user',
        onPress: onMe,
        badge: (icon) => (
          <NotificationBadge count={3} label="3 unread messages" language="en">
            {icon}
          </NotificationBadge>
        ),
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Startseite', icon: 'home', href: '/' },
      { id: 'b', label: 'Verantwortungsbewusst', icon: 'shield', href: '/a', current: true },
      { id: 'c', label: 'ပရိုမိုးရှင်းများ', icon: 'gift', href: '/b' },
      { id: 'd', label: 'Hilfe und Kontakt', icon: 'help', href: '/c' },
      { id: 'e', label: 'Mein Konto', icon: 'user', onPress: onMe },
    ],
  },
};

/** Type of twice the size on a phone: the count stays within the bar and leaves its icon to be seen. */
export const LargeType: Story = {
  args: {
    items: [
      { id: 'home', label: word('bottomBar.home'), icon: 'home', href: '/' },
      { id: 'games', label: word('bottomBar.games'), icon: 'grid', href: '/#games' },
      { id: 'promotions', label: word('bottomBar.promotions'), icon: 'gift', href: '/promotions' },
      { id: 'help', label: word('bottomBar.help'), icon: 'help', href: '/help' },
      {
        id: 'me',
        label: word('bottomBar.me'),
        icon: 'user',
        onPress: onMe,
        badge: (icon) => (
          <NotificationBadge count={1204} label="1,204 unread messages" language="en">
            {icon}
          </NotificationBadge>
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px', blockSize: 200, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: largeType,
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveStyle({ fontSize: '32px' });
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const me = canvas.getByRole('button');
    const mark = me.querySelector('[data-figure]')?.getBoundingClientRect();
    const icon = me.querySelector('svg')?.getBoundingClientRect();
    await expect(mark?.width).toBeGreaterThan(0);
    await expect(mark?.right).toBeLessThanOrEqual(bar.right);
    await expect(mark?.left).toBeGreaterThanOrEqual(me.getBoundingClientRect().left);
    await expect((mark?.bottom ?? 0) - (icon?.top ?? 0)).toBeLessThanOrEqual(8);
  },
};
