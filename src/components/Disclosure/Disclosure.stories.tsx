import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Basics/Disclosure',
  component: Disclosure,
  args: {
    title: word('footer.responsibleTitle'),
    children: word('footer.responsibleNote'),
    onOpenChange: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Name what is inside, not that there is something.'],
        dont: ['Do not hide terms that a player has to agree to.'],
        accessibility: [
          'The button says whether it is open; what is closed is out of reach of keyboard and reader.',
        ],
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = { args: { open: true } };

export const Plain: Story = { args: { variant: 'plain', open: true, meta: '21 Nov' } };

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
};

export const LongText: Story = {
  args: {
    title: 'Datenschutzgrundverordnungskonforme Identitätsüberprüfung',
    meta: 'vor drei Tagen',
    open: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
};
