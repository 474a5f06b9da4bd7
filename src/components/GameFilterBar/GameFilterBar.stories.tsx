import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { GameFilterBar, type GameFilterBarProps } from './GameFilterBar.tsx';

const meta = {
  title: 'Gaming/GameFilterBar',
  component: GameFilterBar,
  args: {
    label: word('home.gamesTitle'),
    keys: {
      label: word('home.gamesTitle'),
      value: 'ALL',
      onChange: fn(),
      options: [
        { value: 'NEW', label: word('home.classify.NEW'), icon: 'sparkle' },
        { value: 'FAV', label: word('home.classify.FAV'), icon: 'heart' },
        { value: 'ALL', label: word('home.classify.ALL'), icon: 'grid' },
        { value: 'HOT', label: word('game.badgeHot'), icon: 'flame' },
        { value: 'RECENT', label: 'Recent', icon: 'clock' },
      ],
    },
    classes: {
      label: word('home.classifyLabel'),
      value: 'ALL',
      onChange: fn(),
      options: [
        { value: 'ALL', label: word('home.classify.ALL') },
        { value: 'SC', label: word('home.classify.SC') },
        { value: 'VP', label: word('home.classify.VP') },
        { value: 'JP', label: word('home.classify.JP') },
        { value: 'TG', label: word('home.classify.TG') },
        { value: 'AC', label: word('home.classify.AC') },
      ],
    },
    vendors: {
      label: word('gameList.vendorLabel'),
      value: '',
      onChange: fn(),
      options: [
        { value: '', label: word('gameList.vendorAll') },
        { value: 'KITE', label: 'Gilded Kite' },
        { value: 'TIDAL', label: 'Tidal' },
      ],
    },
    search: {
      label: word('gameList.searchGames'),
      value: '',
      onChange: fn(),
      clearLabel: 'Clear the search',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Leave out what a list cannot be narrowed by; a category without classes has no menu of them.',
          'Let a search rest for about 300 ms before asking the platform.',
        ],
        dont: ['Do not show it for sports and e-sports: a vendor’s lobby has filters of its own.'],
        accessibility: [
          'The keys are radio buttons: Tab reaches the chosen one, arrows choose another.',
          'The menus are the system’s own; the search is a landmark of its own.',
        ],
      },
    },
  },
} satisfies Meta<typeof GameFilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose a key, Tab goes on to the menus and the search. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('radio')[3] as HTMLElement);
    await expect(args.keys?.onChange).toHaveBeenCalledWith('HOT');
    const [kind, vendor] = canvas.getAllByRole('combobox');
    await userEvent.selectOptions(kind as HTMLElement, 'JP');
    await expect(args.classes?.onChange).toHaveBeenCalledWith('JP');
    await userEvent.selectOptions(vendor as HTMLElement, 'TIDAL');
    await expect(args.vendors?.onChange).toHaveBeenCalledWith('TIDAL');
  },
};

const Living = (props: GameFilterBarProps) => {
  const [key, setKey] = useState('ALL');
  const [text, setText] = useState('koi');
  const { keys, search } = props;
  return (
    <GameFilterBar
      {...props}
      keys={keys && { ...keys, value: key, onChange: setKey }}
      search={search && { ...search, value: text, onChange: setText }}
    />
  );
};

/** The keyboard alone: an arrow moves the choice, Esc empties the search. */
export const ByKeyboard: Story = {
  render: (args) => <Living {...args} />,
  play: async ({ canvas, userEvent }) => {
    const radios = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(radios[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radios[3]).toBeChecked();
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};

export const KeysOnly: Story = {
  args: { classes: undefined, vendors: undefined, search: undefined },
};

export const SearchOnly: Story = {
  args: { keys: undefined, classes: undefined, vendors: undefined },
};

export const LongText: Story = {
  args: {
    vendors: {
      label: 'Anbieter',
      value: 'a',
      onChange: fn(),
      options: [{ value: 'a', label: 'Gesellschaft für außerordentliche Spielautomaten mbH' }],
    },
    keys: {
      label: 'Anzeigen',
      value: 'FAV',
      onChange: fn(),
      options: [
        { value: 'NEW', label: 'Neuerscheinungen', icon: 'sparkle' },
        { value: 'FAV', label: 'Lieblingsspielesammlung', icon: 'heart' },
        { value: 'ALL', label: 'အားလုံးကိုပြပါ', icon: 'grid' },
      ],
    },
  },
};
