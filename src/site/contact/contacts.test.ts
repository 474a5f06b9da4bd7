import { expect, test } from 'vitest';

import { barContacts } from './contacts.ts';

const link = { url: 'https://contact.example/' };

test('contacts come in the order of the specification', () => {
  const resources = { FACEBOOK: link, TELEGRAM: link, CUSTOMERSERVICE2: link, WHATSAPP1: link };

  expect(barContacts({ resources }).map(({ key }) => key)).toEqual([
    'CUSTOMERSERVICE2',
    'WHATSAPP1',
    'TELEGRAM',
    'FACEBOOK',
  ]);
});

test('several of one kind are told apart by a number, one alone is not', () => {
  expect(barContacts({ resources: { WHATSAPP2: link } })[0]?.name).toBe('WhatsApp');
  expect(
    barContacts({ resources: { WHATSAPP1: link, WHATSAPP3: link } }).map(({ name }) => name),
  ).toEqual(['WhatsApp 1', 'WhatsApp 3']);
});
