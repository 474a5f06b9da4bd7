import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { AuthPanel } from './AuthPanel.tsx';

const fields = (
  <Stack gap="x4">
    <TextInput name="username" label={word('fields.username')} value="" onChange={fn()} />
    <Button size="lg" fullWidth>
      {word('login.submit')}
    </Button>
  </Stack>
);

const meta = {
  title: 'Frame/AuthPanel',
  component: AuthPanel,
  args: {
    intro: word('login.intro', { brand: 'Livery' }),
    children: fields,
    other: { text: word('login.noAccount'), label: word('login.toRegister'), onPress: fn() },
  },
  decorators: [
    (Story) => (
      <div
        style={{ maxInlineSize: 420, background: 'var(--lv-color-surface-raised)', padding: 24 }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Name the other way below: a visitor who is wrong here finds it at once.'],
        dont: ['Do not put anything between the fields and their button.'],
        accessibility: ['The other way is a button: it changes the popup and leaves the page.'],
      },
    },
  },
} satisfies Meta<typeof AuthPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const other = canvas.getAllByRole('button').at(-1) as HTMLElement;
    other.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.other?.onPress).toHaveBeenCalledTimes(1);
  },
};

export const NoOtherWay: Story = {
  args: { other: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Closed: Story = {
  args: {
    intro: undefined,
    children: (
      <EmptyState icon="lock" title={word('register.closedTitle')}>
        {word('register.closedText')}
      </EmptyState>
    ),
  },
};

export const LongText: Story = {
  args: {
    other: {
      text: 'Sie haben noch kein Benutzerkonto bei uns eingerichtet?',
      label: 'Jetzt ein neues Benutzerkonto eröffnen',
      onPress: fn(),
    },
  },
};
