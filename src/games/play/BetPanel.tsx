import type { ReactNode } from 'react';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StakePanel } from '#components/StakePanel/StakePanel.tsx';
import type { SharedBetShown, SharedRounds } from './use-shared-rounds.ts';
import { usePlay } from './use-play.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useStake } from './use-stake.ts';

interface BetPanelProps<Bet> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the panel only places; boards and shows are the page's
  rounds: SharedRounds<Bet, any, any>;
  /** What is chosen, with its price; null for nothing. */
  choice: { bet: Bet; odds: number } | null;
  /** A bet in words. */
  name: (bet: Bet) => string;
  /** What the game itself says below the bets. */
  children?: ReactNode;
}

/** Where one bets on a shared round at a price: time left, stake, what it would pay, own bets. */
export const BetPanel = <Bet,>({ rounds, choice, name, children }: BetPanelProps<Bet>) => {
  const { facts, language, say, money, number } = usePlay();
  const stake = useStake();
  const seconds = useSecondsLeft(rounds);
  const isOpen = rounds.phase === 'open';
  return (
    <>
      <StakePanel
        stakeMinor={stake.minor}
        onStakeChange={stake.set}
        minimumMinor={stake.minimumMinor}
        maximumMinor={stake.maximumMinor}
        quickMinor={stake.quickMinor}
        currency={facts.currency}
        language={language}
        labels={{
          stake: say('play.stake'),
          halve: say('play.halve'),
          double: say('play.double'),
          quick: say('play.quick'),
          tooLow: (amount) => say('play.tooLow', { amount }),
          tooHigh: (amount) => say('play.tooHigh', { amount }),
          play: say('shared.place'),
        }}
        blocked={choice === null || !rounds.canPlace}
        loading={rounds.sending}
        onPlay={() => {
          if (choice) void rounds.place(choice.bet);
        }}
        note={
          <>
            {isOpen ? say('shared.closesIn', { seconds }) : say('shared.closed')}
            {'. '}
            {choice && stake.minor !== null
              ? say('shared.wouldPay', { amount: money(Math.floor(stake.minor * choice.odds)) })
              : say('shared.pickFirst')}
          </>
        }
      />
      {rounds.mine.length > 0 && (
        <Section title={say('shared.yourBets')} level={3}>
          <DescriptionList
            items={rounds.mine.map((placed) => ({
              id: placed.betId,
              term:
                placed.odds === null
                  ? name(placed.bet)
                  : say('shared.betAt', {
                      bet: name(placed.bet),
                      odds: number(placed.odds, 3),
                      amount: money(placed.stakeMinor),
                    }),
              value: standing(placed, say, money),
            }))}
          />
        </Section>
      )}
      {children}
    </>
  );
};

const standing = (
  { payoutMinor }: Pick<SharedBetShown<unknown>, 'payoutMinor'>,
  say: ReturnType<typeof usePlay>['say'],
  money: ReturnType<typeof usePlay>['money'],
): string => {
  if (payoutMinor === null) return say('shared.open');
  return payoutMinor > 0 ? say('shared.paid', { amount: money(payoutMinor) }) : say('shared.lost');
};
