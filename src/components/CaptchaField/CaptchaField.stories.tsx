import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { CaptchaField } from './CaptchaField.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48"><rect width="120" height="48" fill="#e9e4da"/><g stroke="#b9a98c" fill="none"><path d="M0 30Q40 4 120 22"/><path d="M0 12Q60 44 120 34"/></g><g font-family="monospace" font-size="28" font-weight="bold" fill="#33302b"><text x="14" y="34" transform="rotate(-8 14 34)">7</text><text x="40" y="33" transform="rotate(6 40 33)">K</text><text x="66" y="35" transform="rotate(-4 66 35)">4</text><text x="90" y="32" transform="rotate(9 90 32)">M</text></g></svg>',
)}`;

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: {
    label: word('login.captchaLabel'),
    imageSrc: picture,
    imageAlt: word('login.captchaImage'),
    refreshLabel: word('login.captchaRefresh'),
    value: '',
    onChange: fn(),
    onRefresh: fn(),
    maxLength: 4,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <CaptchaField {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Offer a way without the picture beside it: a WorkField, a message, a call.'],
        dont: ['Do not ask for it before there is a reason, such as a failed attempt.'],
        accessibility: [
          'The picture is a button: its name says what it shows and that a press brings another.',
          'A picture alone shuts out who cannot see it; the caller must offer a second kind.',
        ],
      },
    },
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('7K4M');
    await expect(canvas.getByRole('textbox')).toHaveValue('7K4M');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { imageSrc: null } };

export const Error: Story = {
  args: { required: true, value: '7K', error: word('refusalsLater.captcha_wrong') },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Geben Sie die Zeichen ein, die auf dem nebenstehenden Bild zu sehen sind',
    error: 'ပုံပါစာလုံးများ မှားနေသည် သို့မဟုတ် သက်တမ်းကုန်သွားပါပြီ။ အသစ်ကို ဖြည့်ပါ။',
  },
};
