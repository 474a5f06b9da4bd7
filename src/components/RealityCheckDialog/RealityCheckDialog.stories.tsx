import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

const meta = {
  title: 'Gaming/RealityCheckDialog',
  component: RealityCheckDialog,
  args: {
    open: true,
    elapsedSeconds: 3600,
    stakedMinor: 24_800,
    wonMinor: 19_350,
    currency: 'USD',
    language: 'en',
    labels: {
      title: 'You have been playing for an hour',
      question: 'Do you want to go on, or stop here?',
      elapsed: 'Time played',
      staked: 'Staked',
      won: 'Paid out',
      net: 'Won and lost',
      goOn: 'Continue',
      logOut: 'Log out',
    },
    onContinue: fn(),
    onLogOut: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Stop play before it opens, and start it again only after an answer.'],
        dont: [
          'Do not give one answer more weight than the other.',
          'Do not dress a loss as a win: the result is staked against paid out.',
        ],
        accessibility: [
          'An alert dialog: the focus stays inside, and Esc and a press outside do nothing.',
        ],
      },
    },
  },
} satisfies Meta<typeof RealityCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only an answer closes it, and both answers look alike. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const [logOut, goOn] = await screen.findAllByRole('button');
    await expect(goOn?.className).toBe(logOut?.className);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    logOut?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(goOn).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const Gain: Story = { args: { wonMinor: 40_100 } };

export const Busy: Story = { args: { busy: 'logOut' } };

export const WithMore: Story = {
  args: {
    more: (
      <LinkButton href="#limits" variant="ghost" icon="shield">
        Set your limits
      </LinkButton>
    ),
  },
};

export const LongText: Story = {
  args: {
    stakedMinor: 98_765_432_100,
    wonMinor: 12_345_678_900,
    currency: 'VND',
    language: 'vi',
    labels: {
      title: 'Sie spielen seit einer Stunde ununterbrochen auf dieser Seite',
      question: 'သင်ဆက်လက်ကစားလိုပါသလား၊ သို့မဟုတ် ဤနေရာတွင် ရပ်နားလိုပါသလား။',
      elapsed: 'Bisherige Gesamtspieldauer',
      staked: 'Gesamteinsatz',
      won: 'Gewinnausschüttung',
      net: 'Zwischenergebnis',
      goOn: 'Weiterspielen und fortfahren',
      logOut: 'Abmelden und aufhören',
    },
  },
};
