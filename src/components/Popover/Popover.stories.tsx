import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: word('rightBar.apps'),
    triggerVariant: 'secondary',
    label: word('rightBar.apps'),
    closeLabel: word('common.close'),
    children: (
      <Stack gap="x3">
        <p key="scan">{word('down.scan')}</p>
        <Button key="download" size="sm">
          {word('down.download')}
        </Button>
      </Stack>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for a few details or settings that belong to its button.'],
        dont: ['Do not use it for a list of actions: that is a Menu.'],
        accessibility: [
          'It is a dialog with a name; Escape and a press outside close it.',
          'Below 640 px it is a sheet at the bottom edge with a cross.',
        ],
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => {
      const { right } = dialog.getBoundingClientRect();
      return expect(Math.abs(right - button.getBoundingClientRect().right)).toBeLessThan(12);
    });
  },
};

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight),
    );
    await waitFor(() => expect(screen.getByRole('heading')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    trigger: 'Weitere Angaben zur Auszahlungsquote dieses Spiels',
    children: <p>ဤဂိမ်း၏ ပြန်လည်ပေးချေမှုနှုန်းသည် ရေရှည်ပျမ်းမျှဖြစ်ပြီး ကစားသည့်အကြိမ်တိုင်းအတွက် ကတိမဟုတ်ပါ။</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};
