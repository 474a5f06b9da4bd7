import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const HeldAccordion = (props: ComponentProps<typeof Accordion>) => {
  const [openId, setOpenId] = useState(props.openId);
  const change = (id: string | null) => {
    setOpenId(id);
    props.onOpenChange(id);
  };
  return <Accordion {...props} openId={openId} onOpenChange={change} />;
};

const meta = {
  title: 'Basics/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'payout',
        title: 'How long does a withdrawal take?',
        content: 'Most are paid within two hours. A first one is checked by a person.',
      },
      {
        id: 'limits',
        title: 'How do I set a limit?',
        meta: 'Safety',
        content: 'Under "Play responsibly" you choose what you can lose in a day, a week, a month.',
      },
      {
        id: 'account',
        title: 'Can I have two accounts?',
        content: 'No: one person, one account.',
      },
    ],
    openId: 'payout',
    onOpenChange: fn(),
  },
  render: (args) => <HeldAccordion {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Ask as a player would ask; answer in the first sentence.'],
        dont: ['Do not hide in it what everybody has to read.'],
        accessibility: [
          'Each title is a heading with a button that says whether it is open.',
          'Enter and the space bar open and close; what is closed cannot be reached by the keyboard.',
        ],
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('limits');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(null);
  },
};

export const AllClosed: Story = { args: { openId: null } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Datenschutzgrundverordnungskonforme Identitätsüberprüfung im Auszahlungsverfahren',
        meta: 'vor drei Tagen',
        content: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen. '.repeat(4),
      },
    ],
    openId: 'long',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
