import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleNavigation } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { TopNav } from './TopNav.tsx';

const meta = {
  title: 'Frame/TopNav',
  component: TopNav,
  args: {
    label: word('nav.label'),
    moreLabel: word('common.more'),
    items: sampleNavigation(3),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          blockSize: 72,
          background: 'var(--lv-color-header-bg)',
          marginBlockEnd: 280,
        }}
      >
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: [
          'Keep the order of the specification: home, the categories, then the pages.',
          'Draw the panel’s content only when it is asked for: `panel` is called on opening.',
        ],
        dont: ['Do not shorten words to make them fit: what is left over stands under “More”.'],
        accessibility: [
          'Link and arrow are two stops: the category opens by its own link, its vendors by the button.',
          'Esc folds a panel and gives the focus back to its button; leaving it folds it, too.',
          'A mouse unfolds by hovering, with time to travel; touch and keyboard never hover.',
        ],
      },
    },
  },
} satisfies Meta<typeof TopNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const DropMenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getAllByRole('button')[0] as HTMLElement;
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All: RNG' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toHaveFocus();
  },
};

export const DropMenuByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getAllByRole('button')[1] as HTMLElement;
    await userEvent.hover(fold);
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'true'));
    await expect(await canvas.findByText('Gilded Kite')).toBeVisible();
  },
};

export const MoreThanFits: Story = {
  args: { items: sampleNavigation() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const more = await canvas.findByRole('button', { name: args.moreLabel });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(args.items.length);
    await userEvent.click(canvas.getAllByRole('link').at(-1) as HTMLElement);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Centered: Story = { args: { align: 'center', items: sampleNavigation(1) } };

export const LongText: Story = {
  args: {
    items: sampleNavigation(4).map((item) => ({
      ...item,
      label: 'ကာစီနိုဂိမ်းများနှင့် ပရိုမိုးရှင်းများ',
    })),
  },
};
