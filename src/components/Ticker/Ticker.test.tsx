import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { digitsLike } from './digits.ts';
import { Ticker } from './Ticker.tsx';

test('digits of every numeral system roll, other characters stand still', () => {
  expect(digitsLike('7')?.join('')).toBe('0123456789');
  expect(digitsLike('၅')?.join('')).toBe('၀၁၂၃၄၅၆၇၈၉');
  expect(digitsLike('۴')?.join('')).toBe('۰۱۲۳۴۵۶۷۸۹');
  expect(digitsLike(',')).toBeUndefined();
});

test('a screen reader hears the value once', () => {
  const html = renderToString(<Ticker value="K 31,4" />);

  expect(html.match(/K 31,4/gu)).toHaveLength(1);
  expect(html).toContain('aria-hidden="true"');
});

test('a figure that changes by itself can be stopped', () => {
  const labels = { pause: 'Stop', play: 'Go on' };

  expect(renderToString(<Ticker value="31" labels={labels} />)).toContain('aria-label="Stop"');
  expect(renderToString(<Ticker value="31" />)).not.toContain('<button');
});
