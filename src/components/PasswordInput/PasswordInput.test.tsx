import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx';

const strength: PasswordInputProps['strength'] = {
  label: 'Strength',
  levels: ['Weak', 'Fair', 'Good', 'Strong'],
  advice: 'Add a word.',
};

const draw = (props: Partial<PasswordInputProps>): string =>
  renderToString(
    <PasswordInput
      label="Password"
      value=""
      onChange={() => {}}
      autoComplete="new-password"
      showLabel="Show"
      hideLabel="Hide"
      {...props}
    />,
  );

test('it is hidden at first and the button says what it will do', () => {
  const html = draw({ value: 'secret' });

  expect(html).toContain('type="password"');
  expect(html).toContain('aria-label="Show"');
});

test('the meter says its level in words and advises while it is low', () => {
  const weak = draw({ value: 'password1', strength });
  const strong = draw({ value: 'quiet lamp river stone nectar', strength });

  expect(weak).toContain('aria-valuetext="Weak"');
  expect(weak).toContain('Add a word.');
  expect(strong).toContain('aria-valuetext="Strong"');
  expect(strong).not.toContain('Add a word.');
});

test('an empty field has an empty meter, not a weak password', () => {
  const html = draw({ strength });

  expect(html).toContain('aria-valuenow="0"');
  expect(html).not.toContain('Weak<');
});
