import { expect, test } from 'vitest';
import { say, sayMy, sayZh } from '../support/site-messages.ts';

test('no test can look for words that no page has, in any language', () => {
  for (const language of [say, sayMy, sayZh]) {
    expect(language('common.next')).not.toBe('common.next');
    expect(language('redEnvelope.wonBonus', { count: 2 })).toContain('2');
    expect(() => language('refusals.no_such_refusal')).toThrow(
      'there are no words for refusals.no_such_refusal',
    );
  }
});
