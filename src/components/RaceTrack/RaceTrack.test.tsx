import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RaceTrack } from './RaceTrack.tsx';

test('places are told once there are any, and the chosen lane is marked', () => {
  const draw = (places: string[] | null) =>
    renderToString(
      <RaceTrack
        label="Race"
        names={['Ant', 'Bee']}
        progress={[0.5, 1]}
        places={places}
        chosen={1}
      />,
    );

  expect(draw(null)).not.toContain('1st');
  expect(draw(['2nd', '1st'])).toContain('1st');
  expect(draw(null).match(/data-chosen="true"/g)).toHaveLength(1);
});
