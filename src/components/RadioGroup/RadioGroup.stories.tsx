import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'light', label: word('header.modeLight') },
  { value: 'dark', label: word('header.modeDark') },
  { value: 'system', label: word('header.modeSystem') },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: word('header.mode'), options, value: 'dark', onChange: fn() },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <RadioGroup {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Use it for two to six choices that are worth seeing side by side.'],
        dont: ['Do not choose for the player where the choice costs money or gives a consent.'],
        accessibility: [
          'One stop of the Tab key; arrow keys choose, in the order of the page.',
          'The legend names the group; hint and error describe it.',
        ],
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const [light, dark] = canvas.getAllByRole('radio');
    await expect(dark).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
    await expect(light).toBeChecked();
    await userEvent.click(canvas.getAllByRole('radio')[2] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
};

export const Cards: Story = {
  args: {
    label: 'How shall we pay out?',
    hint: 'You can change it with every withdrawal.',
    variant: 'cards',
    value: 'bank',
    options: [
      { value: 'bank', label: 'Bank transfer', description: 'Arrives within two hours.' },
      { value: 'wallet', label: 'E-wallet', description: 'Arrives within minutes.' },
      { value: 'card', label: 'Card', description: 'Not offered today.', disabled: true },
    ],
  },
};

export const Empty: Story = { args: { value: '', required: true } };

export const Error: Story = {
  args: { value: '', required: true, error: word('fieldRules.required') },
  play: async ({ canvas }) => expect(canvas.getByRole('radiogroup')).toBeInvalid(),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    variant: 'cards',
    label: 'Wie sollen wir Ihnen künftige Auszahlungen am liebsten zukommen lassen?',
    options: [
      {
        value: 'dark',
        label: 'Überweisung auf das bei der Registrierung angegebene Bankkonto',
        description: 'ငွေလွှဲပြောင်းမှုသည် နှစ်နာရီအတွင်း ရောက်ရှိပါမည်။',
      },
      { value: 'wallet', label: 'Elektronische Geldbörse' },
    ],
  },
};
