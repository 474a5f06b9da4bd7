import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { scratchModelOf, scratchTableNamed, scratchTables } from './scratch-models.ts';
import {
  printTicket,
  SCRATCH_FIELDS,
  SCRATCH_TICKETS,
  scratchReturn,
  scratchView,
} from './scratch-rules.ts';

test.each(scratchTables)('$variant returns between 92 and 97.5 percent', (table) => {
  const share = exactNumber(scratchReturn(table));

  expect(share).toBeGreaterThanOrEqual(0.92);
  expect(share).toBeLessThanOrEqual(0.975);
  expect(table.prizes.reduce((sum, { tickets }) => sum + tickets, 0)).toBeLessThan(SCRATCH_TICKETS);
});

test('the return in the catalogue is the computed one', () => {
  const ticket = { gameCode: 'quickpost-treasure-ticket', gameType: 'ELOTT', gameClassify: 'EL' };

  expect(scratchModelOf(ticket)).toMatchObject({ variant: 'treasure', rtp: 93, volatility: 5 });
  expect(scratchModelOf({ ...ticket, gameCode: 'quickpost-turbo-keno' })).toBeNull();
});

test('a ticket shows three of its prize and never three of anything else', () => {
  const table = scratchTableNamed('market');
  const draw = fastDraw(11);
  for (let at = 0; at < 2000; at += 1) {
    const ticket = printTicket(table, draw);
    const counts = new Map<number, number>();
    for (const field of ticket.fields) counts.set(field, (counts.get(field) ?? 0) + 1);
    const triples = [...counts].filter(([, count]) => count >= 3);

    expect(ticket.fields).toHaveLength(SCRATCH_FIELDS);
    expect(triples).toEqual(ticket.prize === null ? [] : [[ticket.prize, 3]]);
    expect(scratchView(table, ticket).winning).toHaveLength(ticket.prize === null ? 0 : 3);
  }
});

test('the first and the last ticket of a million get what the series says', () => {
  const table = scratchTableNamed('treasure');
  const ticketAt = (number: number) =>
    printTicket(table, (bound) => (bound === SCRATCH_TICKETS ? number : 0));

  expect(scratchView(table, ticketAt(0)).multiplier).toBe(2);
  expect(scratchView(table, ticketAt(106_129)).multiplier).toBe(10_000);
  expect(scratchView(table, ticketAt(106_130)).multiplier).toBe(0);
});
