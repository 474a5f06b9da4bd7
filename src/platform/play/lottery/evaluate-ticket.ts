import type { CourseCode, Hits, LotteryResult } from '#domain/lottery/course.ts';
import { betTypeOf } from '#domain/lottery/courses.ts';
import { ticketPayoutMinor } from '#domain/lottery/ticket-bets.ts';
import type { IssueName } from './issue-name.ts';
import type { OpenTicket } from './open-tickets.ts';

/** A draw whose numbers are out. */
export interface DrawnIssue extends IssueName {
  course: CourseCode;
  result: LotteryResult;
}

/** A ticket with what it won. */
export interface EvaluatedTicket extends OpenTicket {
  hits: Hits;
  payoutMinor: number;
}

/**
 * What a ticket won in a draw, at the odds of its purchase.
 *
 * @throws when its bet type is gone: rules are never taken away while tickets are open
 */
export const evaluateTicket = (
  { course, result }: Pick<DrawnIssue, 'course' | 'result'>,
  ticket: OpenTicket,
): EvaluatedTicket => {
  const betType = betTypeOf(course, ticket.betType);
  if (!betType) throw new Error(`ticket ${ticket.id}: ${course} has no bet ${ticket.betType}`);
  const hits = betType.hitsOf(ticket.picks, result);
  const unitMinor = ticket.unitMinor * ticket.multiple;
  return { ...ticket, hits, payoutMinor: ticketPayoutMinor(hits, ticket.odds, unitMinor) };
};
