import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeMarquee, type NoticeMarqueeProps } from './NoticeMarquee.tsx';

const draw = (props: Partial<NoticeMarqueeProps>): string =>
  renderToString(
    <NoticeMarquee
      notices={[{ id: 'n1', text: 'Maintenance at noon' }]}
      onOpen={() => {}}
      label="Notices"
      pauseLabel="Stop"
      playLabel="Go on"
      {...props}
    />,
  );

test('without notices there is no empty line', () => {
  expect(draw({ notices: [] })).toBe('');
});

test('while they are on their way the line keeps its place and says what comes', () => {
  const html = draw({ notices: [], loading: true });

  expect(html).toContain('aria-label="Notices"');
  expect(html).not.toContain('<button');
});

test('it can be stopped', () => {
  expect(draw({})).toContain('aria-label="Stop"');
});
