import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OverlayTrigger } from './OverlayTrigger.tsx';

const meta = {
  title: 'Overlays/OverlayTrigger',
  component: OverlayTrigger,
  args: {
    ref: null,
    trigger: word('common.more'),
    triggerVariant: 'secondary',
    kind: 'menu',
    open: false,
    onOpenChange: fn(),
    onNear: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use Menu or Popover: they bring it along. Alone it serves another kind of overlay.'],
        dont: ['Do not import what it opens: `onNear` is the moment to load that.'],
        accessibility: ['It says what it opens and whether that is open.'],
      },
    },
  },
} satisfies Meta<typeof OverlayTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onNear).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const IconOnly: Story = {
  args: {
    trigger: <Icon name="more" />,
    triggerLabel: word('common.more'),
    triggerVariant: 'ghost',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleName(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { trigger: 'Weitere Auszahlungsmöglichkeiten und Bankverbindungen anzeigen' },
};
