import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';

/** A page with a button that opens the dialog. */
const WithButton = ({ open, onOpenChange, ...props }: ComponentProps<typeof Dialog>) => {
  const [shown, setShown] = useState(open);
  const set = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <div style={{ minBlockSize: '150vb' }}>
      <Button onPress={() => set(true)}>{props.title}</Button>
      <Dialog {...props} open={shown} onOpenChange={set} />
    </div>
  );
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: word('feedback.title'),
    open: true,
    onOpenChange: fn(),
    closeLabel: word('common.close'),
    children: <p>{word('feedback.intro')}</p>,
  },
  render: (args) => <WithButton {...args} />,
  parameters: {
    docs: {
      notes: {
        do: [
          'Load it when it is first opened: a page that shows no dialog should not carry one.',
          'Put the actions into the footer: they stay in reach while the body scrolls.',
        ],
        dont: [
          'Do not open one over another, except to confirm what the first one does.',
          'Do not make it undismissable unless something must be answered.',
        ],
        accessibility: [
          'The focus goes in, stays in and returns to what opened it; Escape closes the top one.',
          'The page behind neither scrolls nor is read. Below 640 px it is a sheet at the bottom.',
        ],
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const settled = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

export const Default: Story = {
  args: {
    children: (
      <Stack>
        <p key="intro">{word('feedback.intro')}</p>
        <TextInput key="contact" label={word('feedback.contact')} value="" onChange={fn()} />
      </Stack>
    ),
    footer: <Button fullWidth>{word('common.send')}</Button>,
  },
  play: async ({ userEvent }) => {
    const dialog = await settled();
    await expect(dialog).toHaveAccessibleName();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
};

export const ReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await settled();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

export const ClosedByItsCross: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await settled());
    await userEvent.click(dialog.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const MustBeAnswered: Story = {
  args: {
    dismissable: false,
    role: 'alertdialog',
    footer: <Button fullWidth>{word('register.understood')}</Button>,
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A dialog with a button that asks before something is lost. */
const Asking = ({
  ask,
  ...words
}: Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'> & {
  ask: string;
}) => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onPress={() => setAsked(true)}>{ask}</Button>
      <ConfirmDialog
        {...words}
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => setAsked(false)}
      />
    </>
  );
};

export const Stacked: Story = {
  args: {
    children: (
      <Asking
        ask={word('header.logout')}
        title={word('session.logoutTitle')}
        body={word('session.logoutText')}
        confirmLabel={word('session.logoutConfirm')}
        cancelLabel={word('common.cancel')}
        closeLabel={word('common.close')}
      />
    ),
  },
  play: async ({ userEvent, args }) => {
    const ask = within(await settled())
      .getAllByRole('button')
      .at(-1) as HTMLElement;
    await userEvent.click(ask);
    const top = await screen.findByRole('alertdialog');
    await waitFor(() => expect(top).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
    await screen.findByRole('alertdialog');
  },
};

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await settled();
    const overlay = dialog.closest('[class*="overlay"]') as HTMLElement;
    await waitFor(() => {
      const { bottom, width } = dialog.getBoundingClientRect();
      return expect([Math.round(bottom), width]).toEqual([innerHeight, overlay.clientWidth]);
    });
  },
};

export const WithPicture: Story = {
  args: {
    size: 'lg',
    aside: (
      <div
        style={{
          background: 'linear-gradient(160deg, var(--lv-color-primary), var(--lv-color-accent))',
        }}
      />
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Änderung der Nutzungsbedingungen und der Datenschutzbestimmungen zum Jahreswechsel',
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>ဝန်ဆောင်မှု စည်းမျဉ်းများကို ပြင်ဆင်ထားပါသည်။ ဆက်လက်အသုံးပြုခြင်းဖြင့် သဘောတူရာ ရောက်ပါသည်။</p>
        ))}
      </Stack>
    ),
    footer: <Button fullWidth>{word('register.understood')}</Button>,
  },
};
