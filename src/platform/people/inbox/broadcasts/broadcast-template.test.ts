import { expect, test } from 'vitest';
import { type PromotionFigures, readBroadcastTemplate } from './broadcast-template.ts';

const template = (kind: 'mail' | 'promotion') => ({
  name: 'spring',
  kind,
  title: { en: 'Hello {{name}}', my: 'မင်္ဂလာပါ {{name}}' },
  body: { en: 'From {{brand}}', my: '{{brand}} မှ' },
  path: '/promotions#spring',
});

/** A brand with one promotion, of 40 %. */
const gift: PromotionFigures = {
  currency: 'EUR',
  figuresIn: (language) => {
    const text = language === 'my' ? '၄၀%' : '40%';
    return { 'gift.percent': { value: 40, text } };
  },
};

test('the figures of promotions are filled into a template, as each language writes them', () => {
  const title = { en: '{{gift.percent}} for {{name}}', my: '{{name}} {{gift.percent}}' };

  const read = readBroadcastTemplate({ ...template('promotion'), title }, ['en', 'my'], gift);

  expect(read).toMatchObject({
    template: { title: { en: '40% for {{name}}', my: '{{name}} ၄၀%' } },
  });
});

test.each([
  ['a language is missing', { title: { en: 'A' } }, 'title is missing in my.'],
  [
    'there is a language that the brand has not',
    { title: { en: 'A', my: 'B', de: 'C' } },
    'no such language',
  ],
  [
    'a placeholder is none',
    { body: { en: '{{amount}}', my: '{{amount}}' } },
    'asks for {{amount}}',
  ],
  ['languages ask for different values', { body: { en: '{{name}}', my: 'B' } }, 'other values'],
  ['braces are open', { body: { en: '{{name}', my: '{{name}' } }, 'braces'],
  ['a link leads away', { path: '//evil.example' }, 'no page of the site'],
  ['a text holds NUL', { title: { en: 'A\0', my: 'B' } }, 'cannot be shown'],
  ['a field is unknown', { html: '<b>' }, 'file: '],
  [
    'a promotion is none',
    { title: { en: '{{gitf.percent}}', my: '{{gitf.percent}}' } },
    'asks for {{gitf.percent}}; there are {{gift.percent}}',
  ],
  [
    'a figure of a promotion is written by hand',
    { title: { en: 'Get 40%', my: '၄၀% ရယူပါ' } },
    'title.en: “40%” is written by hand; write {{gift.percent}}.',
  ],
  [
    'an offer has a figure that no rule stands behind',
    { kind: 'promotion', title: { en: 'Get €7', my: '€၇' } },
    'title.my: “€၇” is a figure that no rule stands behind.',
  ],
])('a template is refused when %s', (_, change, issue) => {
  const read = readBroadcastTemplate({ ...template('mail'), ...change }, ['en', 'my'], gift);

  expect(JSON.stringify(read)).toContain(issue);
  expect(read).toHaveProperty('issues');
});
