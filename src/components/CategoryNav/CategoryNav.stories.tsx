import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { CategoryNav } from './CategoryNav.tsx';

const meta = {
  title: 'Gaming/CategoryNav',
  component: CategoryNav,
  args: {
    label: word('home.gamesTitle'),
    language: 'en',
    current: 'RNG',
    onSelect: fn((): void => undefined),
    categories: [
      { id: 'HOT', label: word('home.tabHot'), icon: 'flame' },
      { id: 'RNG', label: word('categories.RNG'), icon: 'slots', count: 1204 },
      { id: 'LIVE', label: word('categories.LIVE'), icon: 'live', count: 86 },
      { id: 'SPORTS', label: word('categories.SPORTS'), icon: 'sports' },
      { id: 'ESPORTS', label: word('categories.ESPORTS'), icon: 'esports' },
      { id: 'PVP', label: word('categories.PVP'), icon: 'cards', count: 41 },
      { id: 'FISH', label: word('categories.FISH'), icon: 'fish', count: 22 },
      { id: 'LOTT', label: word('categories.LOTT'), icon: 'lottery', count: 18 },
      { id: 'COCKFIGHT', label: word('categories.COCKFIGHT'), icon: 'rooster' },
      { id: 'INHOUSE', label: word('categories.INHOUSE'), icon: 'rocket', count: 9 },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Give each category its own sign from the icon set, the same everywhere.',
          'Use `href` where the choice is a page, `onSelect` where it only filters.',
        ],
        dont: ['Do not show a category without games.'],
        accessibility: [
          'The chosen one is told by `aria-current` or `aria-pressed`, by its ground and by a bolder word.',
        ],
      },
    },
  },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof CategoryNav>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(canvas.getByRole('button', { pressed: true })).toBe(buttons[1]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('LIVE');
  },
};

export const Links: Story = {
  args: {
    current: 'LIVE',
    onSelect: undefined,
    categories: [
      { id: 'RNG', label: word('categories.RNG'), icon: 'slots', href: '#rng' },
      { id: 'LIVE', label: word('categories.LIVE'), icon: 'live', href: '#live' },
      { id: 'FISH', label: word('categories.FISH'), icon: 'fish', href: '#fish' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[1]).toHaveAttribute('aria-current', 'page');
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getAllByRole('button')[3] as HTMLElement);
  },
};

export const LongText: Story = {
  args: {
    categories: [
      { id: 'RNG', label: 'Spielautomatenunterhaltung', icon: 'slots' },
      { id: 'LIVE', label: 'တိုက်ရိုက်ထုတ်လွှင့်သောကာစီနို', icon: 'live' },
      { id: 'LOTT', label: 'Lottery and number draws', icon: 'lottery', count: 1_234_567 },
    ],
  },
};
