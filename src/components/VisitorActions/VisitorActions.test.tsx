import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitorActions } from './VisitorActions.tsx';

const onPress = () => undefined;

test('a brand that takes no direct registrations offers none', () => {
  const html = renderToString(<VisitorActions loginLabel="Log in" onLogin={onPress} />);

  expect(html.match(/<button/g)).toHaveLength(1);
});

test('log in comes before register', () => {
  const html = renderToString(
    <VisitorActions
      loginLabel="Log in"
      onLogin={onPress}
      registerLabel="Register"
      onRegister={onPress}
    />,
  );

  expect(html.indexOf('Log in')).toBeLessThan(html.indexOf('Register'));
});
