import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { PhoneInput } from './PhoneInput.tsx';

const countries = [
  { countryCode: 'MM', dialingCode: '95', name: 'Myanmar' },
  { countryCode: 'TH', dialingCode: '66', name: 'Thailand' },
  { countryCode: 'VN', dialingCode: '84', name: 'Vietnam' },
  { countryCode: 'DE', dialingCode: '49', name: 'Germany' },
];

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: {
    label: word('fields.mobileNum'),
    hint: word('register.hints.mobileNum'),
    codeLabel: word('register.country'),
    countries,
    value: { countryCode: 'MM', number: '' },
    onChange: fn(),
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <PhoneInput {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Name the countries in the page’s language and put the likely one first.'],
        dont: [
          'Do not ask for the number in one way only: spaces and other digits are understood.',
        ],
        accessibility: [
          'The list of codes is the system’s own: it is searched by typing.',
          'Number and code run left to right in every language.',
        ],
      },
    },
  },
} satisfies Meta<typeof PhoneInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const list = canvas.getByRole('combobox');
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'TH');
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryCode: 'TH', number: '' });
    await userEvent.tab();
    await userEvent.keyboard('၀၉-12 34');
    await expect(canvas.getByRole('textbox')).toHaveValue('091234');
  },
};

export const OneCountry: Story = {
  args: { countries: countries.slice(0, 1), value: { countryCode: 'MM', number: '9 123 456' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
};

export const Error: Story = {
  args: {
    required: true,
    value: { countryCode: 'MM', number: '12' },
    error: word('fieldRules.phone'),
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: { countryCode: 'VN', number: '912345678' } },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Mobiltelefonnummer für Nachrichten zu Einzahlungen und Auszahlungen',
    error: 'မှန်ကန်သော မိုဘိုင်းဖုန်းနံပါတ်တစ်ခုကို နိုင်ငံကုဒ်နှင့်တကွ ဖြည့်သွင်းပေးပါ။',
    value: { countryCode: 'DE', number: '15123456789012345' },
  },
};
