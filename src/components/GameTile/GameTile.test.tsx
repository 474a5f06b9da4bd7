import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameTile, type GameTileProps } from './GameTile.tsx';

const labels = {
  favorite: 'Favourite',
  play: 'Play',
  trial: 'Free trial',
  maintenance: 'Under maintenance',
  badges: { new: 'New', hot: 'Hot', top: 'Top' },
};

const draw = (props: Partial<GameTileProps>): string =>
  renderToString(
    <GameTile
      name="Sweet Koi"
      vendor="Lumen"
      iconUrl="/a.svg"
      fallbackUrl="/d.svg"
      labels={labels}
      onOpen={() => {}}
      {...props}
    />,
  );

test('the heart says whether the game is a favourite', () => {
  const heart = draw({ onToggleFavorite: () => {}, favorite: true });

  expect(heart).toContain('aria-pressed="true"');
  expect(heart).toContain('aria-label="Favourite: Sweet Koi"');
  expect(draw({})).not.toContain('aria-pressed');
});

test('buttons appear for what the game can do', () => {
  const both = draw({ onPlay: () => {}, onTrial: () => {} });

  expect(both).toContain('Play: Sweet Koi');
  expect(both).toContain('Free trial: Sweet Koi');
  expect(draw({ onTrial: () => {} })).not.toContain('Play: Sweet Koi');
});

test('a game under maintenance can be looked at but not started', () => {
  const closed = draw({ maintenance: true, badges: ['hot'], onPlay: () => {} });

  expect(closed).toContain('Under maintenance');
  expect(closed).not.toContain('Play: Sweet Koi');
  expect(closed).not.toContain('>Hot<');
});
