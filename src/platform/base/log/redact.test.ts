import { expect, test } from 'vitest';
import { redact, REDACTED, redactText } from './redact.ts';

test('values are left out by their names, at any depth and however they are spelled', () => {
  const secrets = {
    password: 'a1',
    newPassword: 'a2',
    payment_password: 'a3',
    accessToken: 'a4',
    code: '739104',
    verificationCode: 'a5',
    nested: [{ credential: { id: 'a6' } }],
    authorization: 'a7',
  };

  expect(JSON.stringify(redact(secrets))).not.toMatch(/a\d|739104/);
});

test('what one searches a log for stays', () => {
  const facts = {
    code: 'insufficient_funds',
    merchant: 'lotus',
    job: 'sweep',
    deposit: 'D-17',
    count: 3,
  };

  expect(redact(facts)).toEqual(facts);
});

test.each([
  ['Bearer abc.def-ghi', `Bearer ${REDACTED}`],
  ['postgres://livery:pw@db/livery', `postgres://livery:${REDACTED}@db/livery`],
  ['/play?ticket=abc&lang=en', '/play?ticket=…&lang=…'],
  ['Key (token_hash)=(abc) already exists.', `Key (token_hash)=(${REDACTED}) already exists.`],
  [
    'invalid input syntax for type uuid: "abc"',
    `invalid input syntax for type uuid: "${REDACTED}"`,
  ],
  [
    'Unexpected token \'h\', "{"password"" is not valid JSON',
    `Unexpected token 'h', ${REDACTED} is not valid JSON`,
  ],
])('%s is written without what it quotes', (text, written) => {
  expect(redactText(text)).toBe(written);
});

test('an error is written with its words, causes and facts, and without the rows it met', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (username)=(secret-name) already exists.',
    table: 'member',
    where: 'a statement with secret-name',
  });

  const written = redact(new Error('not written: Bearer abcdefgh', { cause }));

  expect(written).toMatchObject({
    type: 'Error',
    message: `not written: Bearer ${REDACTED}`,
    cause: { message: 'duplicate key value', code: '23505', table: 'member' },
  });
  expect(JSON.stringify(written)).not.toContain('secret-name');
});

test('a thing of another kind, such as a connection, is not written at all', () => {
  expect(redact({ socket: new URL('https://example.com/?token=abc') })).toEqual({
    socket: REDACTED,
  });
});
