import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusScreen } from './StatusScreen.tsx';

test('logo, heading, why, facts and the way out come in this order', () => {
  const html = renderToString(
    <StatusScreen
      icon="clock"
      title="[title]"
      logo="[logo]"
      facts={[{ name: '[name]', value: '[value]' }]}
      action="[action]"
    >
      [why]
    </StatusScreen>,
  );

  expect(html.match(/\[\w+\]/g)).toEqual([
    '[logo]',
    '[title]',
    '[why]',
    '[name]',
    '[value]',
    '[action]',
  ]);
});

test('only a failure is an alert, inside the page’s main part', () => {
  const failure = renderToString(<StatusScreen icon="error" title="Failed" tone="danger" />);

  expect(failure).toMatch(/^<main/);
  expect(failure).toContain('role="alert"');
  expect(renderToString(<StatusScreen icon="search" title="Lost" />)).not.toContain('role="alert"');
});
