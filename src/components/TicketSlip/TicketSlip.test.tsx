import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SlipTicket } from './slip-ticket.ts';
import { TicketSlip, type TicketSlipProps } from './TicketSlip.tsx';

const nothing = () => undefined;
const ticket: SlipTicket = {
  id: 'a',
  kind: 'Straight',
  picks: '1 · 2 · 3',
  bets: 1,
  stakeMinor: 200,
  odds: '970',
};

const draw = (props: Partial<TicketSlipProps>) =>
  renderToString(
    <TicketSlip
      tickets={[ticket]}
      bets={1}
      totalMinor={200}
      highestMinor={194_000}
      onRemove={nothing}
      onClear={nothing}
      onPlace={nothing}
      onAcceptOdds={nothing}
      onDone={nothing}
      currency="USD"
      language="en"
      labels={{
        title: 'Slip',
        bets: (count) => `${count} bets`,
        clear: 'Clear',
        remove: 'Remove',
        odds: 'Pays',
        was: 'before:',
        total: 'Total',
        highest: 'Highest',
        place: 'Place it',
        changed: 'Changed',
        accept: 'Accept',
        emptyTitle: 'Empty',
        emptyText: 'Pick some',
        placedTitle: 'Placed',
        done: 'New',
        unknownTitle: 'Unknown',
        unknownText: 'Nothing twice',
        askAgain: 'Ask again',
      }}
      {...props}
    />,
  );

const isDisabled = (html: string, words: string) =>
  new RegExp(`<button[^>]*disabled=""[^>]*>(?:(?!</button>).)*${words}`, 'u').test(html);

test('a slip tells what it costs and what it may pay', () => {
  const html = draw({});

  expect(html).toContain('$2.00');
  expect(html).toContain('$1,940.00');
  expect(isDisabled(html, 'Place it')).toBe(false);
});

test('closed sales and faults of a ticket keep it from being placed', () => {
  expect(isDisabled(draw({ closed: 'Closed' }), 'Place it')).toBe(true);
  expect(isDisabled(draw({ tickets: [{ ...ticket, error: 'Too much' }] }), 'Place it')).toBe(true);
  expect(isDisabled(draw({ totalMinor: 0 }), 'Place it')).toBe(true);
});

test('a lost answer can be asked for again even when sales have closed since', () => {
  const html = draw({ state: 'unknown', closed: 'Closed' });

  expect(html).toContain('Nothing twice');
  expect(isDisabled(html, 'Ask again')).toBe(false);
  expect(isDisabled(html, 'Clear')).toBe(true);
});

test('new odds are agreed to before anything is placed', () => {
  const html = draw({ tickets: [{ ...ticket, oddsBefore: '980' }] });

  expect(html).toContain('Accept');
  expect(html).not.toContain('Place it');
});
