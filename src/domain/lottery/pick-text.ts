import type { Odds, Picks } from './course.ts';

/** A record's line holds so many characters. */
const MOST = 200;

/**
 * What a ticket is on, in one line that needs no language: `last2 4,5|0 ×2`.
 *
 * @param multiple left out where it is 1
 */
export const pickText = (betType: string, picks: Picks, multiple: number): string => {
  const rows = picks.map((row) => row.join(',') || '–').join('|');
  const text = `${betType} ${rows}`;
  const tail = multiple > 1 ? ` ×${multiple}` : '';
  const room = MOST - tail.length;
  return `${text.length > room ? `${text.slice(0, room - 1)}…` : text}${tail}`;
};

/** The odds of a ticket that has one price; a ticket with several has none to show. */
export const oddsOfTicket = (odds: Odds): { odds?: number } => {
  const prices = Object.entries(odds).filter(([price]) => price !== 'push');
  const [only] = prices;
  return only && prices.length === 1 ? { odds: only[1] } : {};
};
