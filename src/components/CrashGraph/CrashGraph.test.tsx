import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CrashGraph, type CrashGraphProps } from './CrashGraph.tsx';
import { crashScenes, craftTurn } from './crash-scene.ts';
import { multiplierText } from './multiplier-text.ts';

const draw = (props: Partial<CrashGraphProps>) =>
  renderToString(
    <CrashGraph
      phase="running"
      elapsedMs={10_000}
      language="en"
      labels={{
        graph: 'Multiplier',
        waiting: 'Next round in',
        running: 'Running',
        crashed: 'Crashed at',
        cashedOut: 'You took',
      }}
      {...props}
    />,
  );

test('the first picture is given by the props alone', () => {
  expect(draw({})).toBe(draw({}));
  expect(draw({})).toContain('1.82×');
  expect(draw({ elapsedMs: 12_000 })).toContain('2.05×');
});

test('a crash is told with its multiplier, in words', () => {
  expect(draw({ phase: 'crashed' })).toContain('Crashed at 1.82×');
  expect(draw({})).not.toContain('Crashed at');
});

test('the money that was taken stays in sight after the crash', () => {
  const text = draw({ phase: 'crashed', cashedOutAt: 1.5 }).replaceAll(/<[^>]*>/gu, '');

  expect(text).toContain('You took 1.50×');
});

test('while waiting it shows the seconds and no curve', () => {
  const html = draw({ phase: 'waiting', startsInSeconds: 6 });

  expect(html).toContain('>6<');
  expect(html).not.toMatch(/d="M[^"]*L/u);
  expect(html).not.toContain('1.00×');
});

test('every scene has its own picture, trail and craft; none of it is read out', () => {
  const drawn = crashScenes.map((scene) => draw({ scene, paused: true }));

  expect(new Set(drawn).size).toBe(crashScenes.length);
  for (const [at, scene] of crashScenes.entries()) {
    expect(drawn[at]).toContain(`data-scene="${scene}"`);
    expect(drawn[at]?.match(/<svg(?![^>]*aria-hidden)/gu)?.length ?? 0).toBe(1);
  }
  expect(draw({ phase: 'waiting', scene: 'rocket' })).toContain('0 0 48 48');
  expect(draw({ phase: 'crashed', scene: 'rocket' })).not.toContain('0 0 48 48');
});

test('what flies points where it flies, but a balloon hangs', () => {
  const [from, to] = [
    { x: 0, y: 10 },
    { x: 10, y: 0 },
  ] as const;

  expect(craftTurn('rocket', from, to)).toBeCloseTo(-45);
  expect(craftTurn('balloon', from, to)).toBe(0);
});

test('figures follow the language', () => {
  expect(multiplierText(1234.5, 'de')).toBe('1.234,50×');
  expect(multiplierText(1.5, 'en', 1)).toBe('1.5×');
  expect(multiplierText(2, 'en', 1)).toBe('2×');
});
