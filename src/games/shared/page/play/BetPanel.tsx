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
  const { facts, language, t, money, number } = usePlay();
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
          stake: t('play.stake'),
          halve: t('play.halve'),
          double: t('play.double'),
          quick: t('play.quick'),
          tooLow: (amount) => t('play.tooLow', { amount }),
          tooHigh: (amount) => t('play.tooHigh', { amount }),
          play: t('shared.place'),
        }}
        blocked={choice === null || !rounds.canPlace}
        loading={rounds.sending}
        onPlay={() => {
          if (choice) void rounds.place(choice.bet);
        }}
        note={
          <>
            {isOpen ? t('shared.closesIn', { seconds }) : t('shared.closed')}
            {'. '}
            {choice && stake.minor !== null
              ? t('shared.wouldPay', { amount: money(Math.floor(stake.minor * choice.odds)) })
              : t('shared.pickFirst')}
          </>
        }
      />
      {rounds.mine.length > 0 && (
        <Section title={t('shared.yourBets')} level={3}>
          <DescriptionList
            items={rounds.mine.map((placed) => ({
              id: placed.betId,
              term:
                placed.odds === null
                  ? name(placed.bet)
                  : t('shared.betAt', {
                      bet: name(placed.bet),
                      odds: number(placed.odds, 3),
                      amount: money(placed.stakeMinor),
                    }),
              value: standing(placed, t, money),
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
  t: ReturnType<typeof usePlay>['t'],
  money: ReturnType<typeof usePlay>['money'],
): string => {
  if (payoutMinor === null) return t('shared.open');
  return payoutMinor > 0 ? t('shared.paid', { amount: money(payoutMinor) }) : t('shared.lost');
};
