import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Basics/LinkButton',
  component: LinkButton,
  args: { children: word('home.promotionsAll'), href: '/promotions' },
  parameters: {
    docs: {
      notes: {
        do: ['Say where it leads.'],
        dont: ['Do not use it to do something here: that is a Button.'],
        accessibility: ['It is a link: it can be opened in a new tab, and Enter follows it.'],
      },
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/promotions');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} variant="secondary" icon="gift" />
      <LinkButton {...args} variant="ghost" size="sm" iconEnd="arrowEnd" />
    </div>
  ),
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('link')),
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };

export const LongText: Story = {
  args: {
    children: 'Verantwortungsvolles Spielen und Selbstbeschränkungsmöglichkeiten',
    iconEnd: 'arrowEnd',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
};
