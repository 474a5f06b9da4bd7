import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { VisitorActions } from './VisitorActions.tsx';

const meta = {
  title: 'Frame/VisitorActions',
  component: VisitorActions,
  args: {
    loginLabel: word('header.login'),
    registerLabel: word('header.register'),
    onLogin: fn(),
    onRegister: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 8, background: 'var(--lv-color-header-bg)', padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Keep the two in this order everywhere: logging in is the more frequent way.'],
        dont: ['Do not show a way to register where the brand takes invitations only.'],
        accessibility: ['Two buttons with words; neither is an icon alone.'],
      },
    },
  },
} satisfies Meta<typeof VisitorActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [login, register] = canvas.getAllByRole('button');
    await userEvent.click(login as HTMLElement);
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
    (register as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};

export const ByInvitationOnly: Story = {
  render: ({ loginLabel, onLogin }) => <VisitorActions {...{ loginLabel, onLogin }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { loginLabel: 'Zum persönlichen Bereich', registerLabel: 'Jetzt kostenlos anmelden' },
};
