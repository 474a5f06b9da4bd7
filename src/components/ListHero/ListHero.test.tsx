import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListHero, type ListHeroProps } from './ListHero.tsx';

const draw = (props: Partial<ListHeroProps>): string =>
  renderToString(<ListHero title="Slots" pictures={[]} fallbackUrl="/d.svg" {...props} />);

test('the title is the page’s first heading, and the pictures are not read', () => {
  const html = draw({ pictures: ['/a.svg', '/b.svg'] });

  expect(html).toMatch(/<h1[^>]*>Slots<\/h1>/u);
  expect(html).toMatch(/aria-hidden="true"/u);
  expect(html.match(/<img/gu)).toHaveLength(2);
});

test('no more than three pictures are shown', () => {
  expect(draw({ pictures: ['/a', '/b', '/c', '/d'] }).match(/<img/gu)).toHaveLength(3);
});

test('the line of the intro is there before its words', () => {
  expect(draw({}).match(/<p/gu)).toHaveLength(1);
  expect(draw({ kicker: 'Live casino' })).toContain('Live casino');
});
