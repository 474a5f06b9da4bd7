import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NetPosition } from '../NetPosition/NetPosition.tsx';
import { PlayCover } from './PlayCover.tsx';
import { PlayFrame } from './PlayFrame.tsx';

const money = (
  <>
    <BalanceChip
      compact
      label={word('header.balance')}
      minor={1_250_00}
      currency="EUR"
      language="en"
    />
    <NetPosition
      elapsedSeconds={2525}
      netMinor={-3450}
      currency="EUR"
      language="en"
      labels={{
        title: word('gamePlay.session'),
        elapsed: word('gamePlay.elapsed'),
        net: word('gamePlay.net'),
      }}
    />
  </>
);

const waiting = (
  <PlayCover
    busy
    art={sampleArt.koi}
    fallback={sampleArt.reels}
    title={word('gamePlay.loading', { name: 'Golden Koi' })}
  >
    {word('gamePlay.loadingText')}
  </PlayCover>
);

const meta = {
  title: 'Gaming/PlayFrame',
  component: PlayFrame,
  args: {
    title: 'Golden Koi',
    exitLabel: word('gamePlay.exit'),
    onExit: fn(),
    money,
    fullScreenLabels: {
      enter: word('gamePlay.fullScreen'),
      leave: word('gamePlay.leaveFullScreen'),
    },
    children: waiting,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Keep time and net position in sight for as long as somebody can play.'],
        dont: ['Do not hide the way out, and do not make leaving harder than staying.'],
        accessibility: [
          'The frame has the game’s name; the bar before it is reached first.',
          'Full screen takes the page, not the game alone, so that a reality check is seen.',
        ],
      },
    },
  },
} satisfies Meta<typeof PlayFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.exitLabel }));
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

/** It stopped, and says why. */
export const Stopped: Story = {
  args: {
    children: (
      <PlayCover
        art={sampleArt.koi}
        fallback={sampleArt.reels}
        title={word('gamePlay.stoppedTitle')}
        action={<Button>{word('gamePlay.again')}</Button>}
      >
        {word('refusals.network_error')}
      </PlayCover>
    ),
  },
};

/** A free stake is used here: what it wins has conditions, which are said before it is played. */
export const Note: Story = {
  args: {
    note: (
      <>
        <Icon name="gift" size={20} />
        <p>
          <strong>{word('freeStake.here', { amount: '€5' })}</strong>{' '}
          {word('freeStake.wins', { left: '€10' })} {word('freeStake.upTo', { most: '€50' })}
        </p>
      </>
    ),
  },
};

/** An upright phone, and a game that is wider than high. */
export const Phone: Story = {
  args: { hint: { text: word('gamePlay.turn'), closeLabel: word('gamePlay.turnClose') } },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft der Laternen' },
  globals: { viewport: { value: 'phone' } },
};
