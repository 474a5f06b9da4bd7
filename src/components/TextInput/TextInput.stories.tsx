import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: {
    label: word('fields.username'),
    hint: word('patterns.letterStart', { length: '6 – 12' }),
    value: '',
    onChange: fn(),
    onBlur: fn(),
    autoComplete: 'username',
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <TextInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Say in the hint what is expected before anything can be wrong.',
          'Give autoComplete the right token, so that browsers and password managers can help.',
        ],
        dont: ['Do not put the label into the placeholder: it is gone when it is needed.'],
        accessibility: [
          'Label, hint and error are tied to the input; an error is words and an icon, not only a color.',
          'The text is at least 16 px, so that iOS does not zoom the page.',
        ],
      },
    },
  },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('thiri');
    await expect(input).toHaveValue('thiri');
    await expect(args.onChange).toHaveBeenLastCalledWith('thiri');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { placeholder: 'thiri_92' } };

export const Filled: Story = { args: { value: 'thiri_92' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeRequired(),
};

export const Focused: Story = {
  args: { value: 'thiri_92' },
  play: async ({ userEvent }) => userEvent.tab(),
};

export const Error: Story = {
  args: { value: 'thiri', required: true, error: word('refusalsLater.username_taken') },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/\S+.+\S+/u);
  },
};

export const Loading: Story = {
  args: { value: 'thiri_92', busyLabel: 'Looking whether it is free' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
};

export const Disabled: Story = {
  args: { value: 'thiri_92', disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: 'thiri_92', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveValue('thiri_92');
  },
};

export const WithIcon: Story = {
  args: {
    label: word('gameList.searchGames'),
    labelHidden: true,
    hint: undefined,
    type: 'search',
    placeholder: word('gameList.searchGames'),
    leading: <Icon name="search" size={20} />,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveAccessibleName(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Vollständiger Name der Kontoinhaberin oder des Kontoinhabers laut Personalausweis',
    hint: 'ဘဏ်စာရင်းပေါ်တွင် ရေးထားသည့်အတိုင်း အမည်အပြည့်အစုံကို ဖြည့်ပါ။ နောက်မှ ပြောင်း၍ မရပါ။',
    error: 'Der Name muss aus Vor- und Nachnamen bestehen, getrennt durch ein Leerzeichen.',
    value: 'Wolfeschlegelsteinhausenbergerdorff-Hohenzollern-Sigmaringen',
  },
};
