import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Basics/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { label: word('nav.home'), href: '/' },
      { label: word('nav.help'), href: '/help' },
      { label: word('help.groups.money'), href: '/help/money' },
    ],
    onNavigate: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Begin with the first page and end with this one.'],
        dont: ['Do not use it for steps of a task: that is a Timeline.'],
        accessibility: [
          'It is a navigation with a name; the last entry is marked as the current page.',
        ],
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/help');
  },
};

export const OneDeep: Story = { args: { items: [{ label: word('nav.home'), href: '/' }] } };

export const LongText: Story = {
  args: {
    items: [
      { label: word('nav.home'), href: '/' },
      { label: 'Auszahlungsbedingungen und Identitätsüberprüfung', href: '/a' },
      { label: 'Datenschutzgrundverordnungskonforme Aufbewahrungsfristen', href: '/b' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
