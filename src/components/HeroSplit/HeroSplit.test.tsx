import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroSplit } from './HeroSplit.tsx';

test('what stands beside the banners comes after them', () => {
  const html = renderToString(
    <HeroSplit
      slides={[{ id: 'a', title: 'Night market', art: '/a.svg' }]}
      label="News"
      labels={{
        previous: 'Back',
        next: 'On',
        pause: 'Stop',
        play: 'Go',
        goTo: (number, total) => `${number} of ${total}`,
        roleDescription: 'carousel',
        slideRoleDescription: 'slide',
      }}
      side={<p>Jackpot</p>}
    />,
  );

  expect(html.indexOf('Night market')).toBeLessThan(html.indexOf('Jackpot'));
  expect(html).toContain('data-fill="true"');
});
