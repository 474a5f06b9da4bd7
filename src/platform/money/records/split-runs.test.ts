import { expect, test } from 'vitest';
import { splitRuns } from './split-runs.ts';

const split = (text: string) => splitRuns(text).map(({ hand, text: piece }) => `${hand}:${piece}`);

test('letters of Europe, figures and signs are one piece', () => {
  expect(split('Sen Ngọc – 1,234.50 €')).toEqual(['plain:Sen Ngọc – 1,234.50 €']);
  expect(split('')).toEqual([]);
});

test('Burmese words stay together with their marks and inner spaces', () => {
  expect(split('ရွှေ Gold')).toEqual(['shaped:ရွှေ', 'plain: ', 'plain:Gold']);
  expect(split('ပိုက်ဆံအိတ်ကြား လွှဲပြောင်း')).toEqual(['shaped:ပိုက်ဆံအိတ်ကြား လွှဲပြောင်း']);
  expect(split('စာမျက်နှာ 3')).toEqual(['shaped:စာမျက်နှာ', 'plain: ', 'plain:3']);
});

test('Chinese is told apart from what stands beside it', () => {
  expect(split('账户 ana：2026年')).toEqual([
    'han:账户',
    'plain: ana',
    'han:：',
    'plain:2026',
    'han:年',
  ]);
});
