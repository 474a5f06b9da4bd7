import { expect, test } from 'vitest';

import { answerErrors, answersOf } from './answer.state.ts';

const proofs = [{ id: 'a', file: new File(['x'], 'statement.png') }];

test('that everything came can be said once everything was sent', () => {
  expect(answersOf({ status: 'PAID' })).toContain('fullyReceived');
  expect(answersOf({ status: 'PAYING' })).toEqual(['received', 'notReceived']);
});

test('who says that nothing came shows it', () => {
  expect(answerErrors({ answer: 'notReceived', proofs: [], remark: '' })).toEqual({
    proofs: 'proof',
  });
  expect(answerErrors({ answer: 'notReceived', proofs, remark: '' })).toEqual({});
  expect(answerErrors({ answer: 'received', proofs: [], remark: '' })).toEqual({});
});

test('nothing is answered unless something is chosen', () => {
  expect(answerErrors({ answer: '', proofs: [], remark: '' })).toEqual({ answer: 'choose' });
});
