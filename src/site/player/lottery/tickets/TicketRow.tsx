import { useTranslation } from 'react-i18next';

import type { Lottery } from '#api/lottery.ts';
import type { Ticket } from '#api/lottery-tickets.ts';
import { BetRecordRow } from '#components/BetRecordRow/BetRecordRow.tsx';
import { LotteryBall } from '#components/LotteryBall/LotteryBall.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { BetType } from '#domain/lottery/course.ts';
import { betTypeOf } from '#domain/lottery/courses.ts';
import { lotteryWave } from '#domain/lottery/waves.ts';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { ballHits } from '../draws/ball-hits.ts';
import { pickedOdds } from '../labels/bet-prices.ts';
import { drawsBalls } from '../labels/card-numbers.ts';
import { useLotteryLabels } from '../labels/use-lottery-labels.ts';

interface TicketRowProps {
  ticket: Ticket;
  lottery: Pick<Lottery, 'family' | 'course'>;
}

/** One ticket of the member's own, with the numbers of its draw once they are there. */
export const TicketRow = ({ ticket, lottery }: TicketRowProps) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const labels = useLotteryLabels(lottery.course);
  const betType = betTypeOf(lottery.course, ticket.betType);
  const odds = betType ? pickedOdds(betType, ticket.odds, ticket.picks) : [];
  const picks = betType ? labels.picks(betType, ticket.picks) : '';
  const paysBy = odds.length > 1 ? ` (${labels.odds(odds)})` : '';
  return (
    <BetRecordRow
      game={`${t('lottery.issue', { issue: ticket.issueNo })} · ${labels.kindName(ticket.betType)}`}
      pick={`${picks}${paysBy}`}
      reference={ticket.id}
      at={ticket.placedAt}
      state={ticket.state}
      stakeMinor={ticket.stakeMinor}
      odds={odds.length === 1 ? odds[0] : undefined}
      payoutMinor={ticket.payoutMinor ?? undefined}
      currency={ticket.currency}
      language={useLanguage()}
      timeZone={timeZone}
      labels={{
        state: t(`history.bets.states.${ticket.state}`),
        stake: t('history.bets.stake'),
        odds: t('history.bets.odds'),
        payout: t('history.bets.payout'),
        possible: t('history.bets.possible'),
        validBet: t('history.bets.validBet'),
      }}
    >
      {betType && <TicketDraw {...{ ticket, lottery, betType }} />}
    </BetRecordRow>
  );
};

const TicketDraw = ({ ticket, lottery, betType }: TicketRowProps & { betType: BetType }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = useLotteryLabels(lottery.course);
  const { result, hits, state } = ticket;
  if (!result) {
    return state === 'void'
      ? undefined
      : t('lottery.tickets.waiting', { time: format.date(ticket.drawsAt, 'dateTime') });
  }
  const won = Object.entries(hits).map(([price, count]) => {
    const tier = price === 'win' ? t('lottery.tiers.win') : priceName(price, betType, labels);
    return count > 1 ? `${tier} × ${format.number(count)}` : tier;
  });
  return (
    <>
      {drawsBalls(lottery.family) ? (
        ballHits(betType, ticket.picks, result).map(({ number, hit }, place) => (
          <LotteryBall
            // A digit may come twice in one draw: its place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={place}
            size="sm"
            number={number}
            tone={lottery.family === 'LHC' ? lotteryWave(Number(number)) : 'plain'}
            shape={lottery.family === 'PK10' ? 'tile' : 'ball'}
            result={hit ? 'hit' : 'missed'}
            hitLabel={t('lottery.tickets.hit')}
          />
        ))
      ) : (
        <Tag icon="lottery">{`${t('lottery.tickets.drawn')} ${result[0]?.numbers[0] ?? ''}`}</Tag>
      )}
      {won.length > 0 && (
        <Tag icon="trophy" tone="accent">
          {t('lottery.tickets.won', { prizes: won.join(', ') })}
        </Tag>
      )}
    </>
  );
};

/** A price has the name of an option (red, tie) or of a tier of the draw (first prize). */
const priceName = (
  price: string,
  { rows }: BetType,
  labels: ReturnType<typeof useLotteryLabels>,
): string =>
  rows.some(({ options }) => options.includes(price)) ? labels.option(price) : labels.tier(price);
