import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

const onRegister = fn();

const meta = {
  title: 'Gaming/WelcomeCard',
  component: WelcomeCard,
  args: {
    title: word('home.welcomeTitle', { brand: 'Northlight' }),
    text: 'Calm games, clear rules.',
    children: [
      <Button key="register" onPress={onRegister}>
        {word('header.register')}
      </Button>,
      <Button key="login" variant="secondary" onPress={fn()}>
        {word('header.login')}
      </Button>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Greet a member by name, a visitor with the ways in.'],
        dont: ['Do not promise a win.'],
        accessibility: ['Its title is a heading of the second level.'],
      },
    },
  },
} satisfies Meta<typeof WelcomeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.title);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRegister).toHaveBeenCalled();
  },
};

export const Member: Story = {
  args: {
    title: word('home.welcomeMember', { name: 'Ana' }),
    text: word('home.welcomeMemberText'),
    children: (
      <LinkButton href="/promotions" variant="secondary" icon="gift">
        {word('home.seePromotions')}
      </LinkButton>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: word('home.welcomeMember', { name: 'Bartholomäus_von_Hohenlohe-Langenburg' }),
    text: 'ယနေ့အတွက် အသစ်များကို ကြည့်ရှုပါ။ ဂိမ်းသစ်များနှင့် ပရိုမိုးရှင်းများ စောင့်နေပါသည်။',
  },
};
