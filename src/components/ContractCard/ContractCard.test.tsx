import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContractCard, type ContractCardProps } from './ContractCard.tsx';

const draw = (props: Partial<ContractCardProps>) =>
  renderToString(
    <ContractCard
      kind="dividend"
      title="Dividend"
      party="Offered by riverhouse"
      state="proposed"
      tiers={[{ threshold: 'from $0', rate: '27 %' }]}
      labels={{
        state: 'State',
        threshold: 'From',
        rate: 'Share',
        accept: 'Accept',
        decline: 'Decline',
      }}
      onAccept={() => undefined}
      onDecline={() => undefined}
      {...props}
    />,
  );

test('accepting and declining look exactly alike', () => {
  const classes = [...draw({}).matchAll(/<button[^>]*class="([^"]+)"/gu)].map((match) => match[1]);

  expect(classes).toHaveLength(2);
  expect(classes[0]).toBe(classes[1]);
});

test('only a proposed contract can be answered', () => {
  for (const state of ['active', 'ending', 'ended', 'refused', 'expired', 'withdrawn'] as const) {
    expect(draw({ state })).not.toContain('<button');
  }
});

test('one rate is written large, several are a table', () => {
  expect(draw({})).not.toContain('<table');
  const several = draw({
    tiers: [
      { threshold: 'from $0', rate: '27 %' },
      { threshold: 'from $50,000', rate: '37 %' },
    ],
  });
  expect(several).toContain('<table');
  expect(several).toContain('37 %');
});
