import { expect, test } from 'vitest';
import { checkRegistration, type RegisterInput } from './check-registration.ts';
import { type FieldRule, registerFieldNames, type RegisterRules } from './register-fields.ts';

const off: FieldRule = {
  enabled: false,
  required: false,
  acceptedPattern: '',
  patternId: 'length',
  minLength: 0,
  maxLength: 255,
};

const rulesWith = (changes: Partial<RegisterRules>): RegisterRules => ({
  ...(Object.fromEntries(registerFieldNames.map((name) => [name, off])) as RegisterRules),
  ...changes,
});

const on = (rule: Partial<FieldRule> = {}): FieldRule => ({
  ...off,
  enabled: true,
  required: true,
  ...rule,
});

const check = (input: RegisterInput, changes: Partial<RegisterRules>) =>
  checkRegistration(input, {
    rules: rulesWith(changes),
    minimumAge: 21,
    brandName: 'Brand',
    today: new Date('2026-06-15T12:00:00Z'),
  });

test('a required field that is missing, and only an enabled one, is named', () => {
  expect(check({}, { username: on(), email: on({ required: false }) })).toEqual([
    { field: 'username', rule: 'required' },
  ]);
});

test('lengths count what a reader sees', () => {
  const nickname = on({ minLength: 2, maxLength: 3 });

  expect(check({ nickname: '👩‍👩‍👧‍👦👍🏽' }, { nickname })).toEqual([]);
  expect(check({ nickname: 'abcd' }, { nickname })).toEqual([
    { field: 'nickname', rule: 'length', min: 2, max: 3 },
  ]);
});

test('an own pattern replaces the catalogue, a star accepts all, an empty one leaves it', () => {
  const rule = { patternId: 'digits' } as const;

  expect(check({ line: 'ab' }, { line: on({ ...rule, acceptedPattern: '[a-b]+' }) })).toEqual([]);
  expect(check({ line: 'zz' }, { line: on({ ...rule, acceptedPattern: '*' }) })).toEqual([]);
  expect(check({ line: 'ab' }, { line: on(rule) })).toMatchObject([{ rule: 'digits' }]);
});

test('the second password must be the first', () => {
  const rules = { password: on(), confirmPassword: on() };

  expect(check({ password: 'violet-Tuba-91x', confirmPassword: 'violet' }, rules)).toEqual([
    { field: 'confirmPassword', rule: 'mismatch' },
  ]);
});

test('a common password and a payment password equal to it are refused', () => {
  expect(
    check(
      { password: 'password1234', paymentPassword: 'password1234' },
      { password: on(), paymentPassword: on() },
    ),
  ).toEqual([
    { field: 'password', rule: 'common_password' },
    { field: 'paymentPassword', rule: 'same_as_password' },
  ]);
});

test('who turns 21 today may play, who does so tomorrow may not', () => {
  const birthday = on({ patternId: 'dateYmd' });

  expect(check({ birthday: '2005-06-15' }, { birthday })).toEqual([]);
  expect(check({ birthday: '2005-06-16' }, { birthday })).toEqual([
    { field: 'birthday', rule: 'underage', min: 21 },
  ]);
  expect(
    check({ birthday: '06-16-2005' }, { birthday: on({ patternId: 'dateMdy' }) }),
  ).toMatchObject([{ rule: 'underage' }]);
});
