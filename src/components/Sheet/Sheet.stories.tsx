import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sheet } from './Sheet.tsx';

/** A page with a button that opens the sheet. */
const WithButton = ({ open, onOpenChange, ...props }: ComponentProps<typeof Sheet>) => {
  const [shown, setShown] = useState(open);
  const set = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => set(true)}>{props.title}</Button>
      <Sheet {...props} open={shown} onOpenChange={set} />
    </>
  );
};

const links = (
  <Stack gap="x1">
    <Button key="home" variant="ghost">
      {word('nav.home')}
    </Button>
    <Button key="promotions" variant="ghost">
      {word('nav.promotions')}
    </Button>
    <Button key="help" variant="ghost">
      {word('nav.help')}
    </Button>
  </Stack>
);

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    title: word('sideMenu.label'),
    open: true,
    onOpenChange: fn(),
    closeLabel: word('common.close'),
    children: links,
  },
  render: (args) => <WithButton {...args} />,
  parameters: {
    docs: {
      notes: {
        do: [
          'Let it come from the edge that its button stands at; from below for choices on a phone.',
        ],
        dont: ['Do not put a whole task into a side sheet: that is a page or a Dialog.'],
        accessibility: [
          'Focus, Escape and the page behind work as with a Dialog.',
          '`start` is the left edge from left to right and the right edge in Arabic.',
        ],
      },
    },
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const settled = async (): Promise<HTMLElement> => {
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
};

export const Default: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await settled();
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await settled();
  },
};

export const FromTheStart: Story = {
  args: { side: 'start' },
  play: async () => {
    const { left } = (await settled()).getBoundingClientRect();
    await waitFor(() => expect(Math.round(left)).toBe(0));
  },
};

export const FromTheStartRightToLeft: Story = {
  args: { side: 'start' },
  globals: { direction: 'rtl' },
  play: async () => {
    const sheet = await settled();
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().right)).toBe(
        document.documentElement.clientWidth,
      ),
    );
  },
};

export const FromTheEnd: Story = {
  args: { side: 'end', footer: <Button fullWidth>{word('gameList.emptyAction')}</Button> },
};

export const ClosedByItsCross: Story = {
  args: { children: <p>{word('down.browserText')}</p> },
  play: async ({ userEvent, args }) => {
    await userEvent.click(within(await settled()).getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Spielearten, Anbieter und weitere Auswahlmöglichkeiten',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>ဂိမ်းအမျိုးအစားများနှင့် ဝန်ဆောင်မှုပေးသူများ</p>
    )),
    footer: <Button fullWidth>{word('gameList.emptyAction')}</Button>,
  },
};
