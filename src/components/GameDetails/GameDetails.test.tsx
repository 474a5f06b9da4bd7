import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameDetails } from './GameDetails.tsx';

test('each fact is a term with its value, and a note where there is one', () => {
  const html = renderToString(
    <GameDetails
      art={{ src: '/koi.svg', alt: 'Golden Koi' }}
      facts={[
        { id: 'vendor', term: 'Vendor', value: 'Gilded Kite' },
        { id: 'rtp', term: 'RTP', value: '96%', note: 'On average.' },
      ]}
    />,
  );

  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html).toMatch(/96%<span[^>]*>On average\.<\/span><\/dd>/);
});
