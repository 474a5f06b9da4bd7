import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FollowPlan, type FollowPlanProps } from './FollowPlan.tsx';

const draw = (props: Partial<FollowPlanProps>) =>
  renderToString(
    <FollowPlan
      on
      onToggle={() => undefined}
      issues={[
        { issueNo: '041', closesAt: '2026-11-21T12:00:00Z', multiple: 1 },
        { issueNo: '042', closesAt: '2026-11-21T12:05:00Z', multiple: 0 },
        { issueNo: '043', closesAt: '2026-11-21T12:10:00Z', multiple: 3 },
      ]}
      onCountChange={() => undefined}
      maximum={10}
      onMultipleChange={() => undefined}
      maximumMultiple={50}
      onceMinor={250}
      stopOnWin
      onStopChange={() => undefined}
      currency="USD"
      language="en"
      labels={{
        follow: 'Several draws',
        followHint: 'Paid now.',
        count: 'Draws',
        more: 'More',
        fewer: 'Fewer',
        issues: 'Plan',
        times: 'Times',
        stop: 'Stop on a win',
        stopHint: 'The rest comes back.',
        draws: (count) => `${count} draws`,
      }}
      {...props}
    />,
  );

test('the plan sums what it plays: a skipped draw costs nothing', () => {
  const html = draw({});

  expect(html).toContain('2 draws');
  expect(html).toContain('$10.00');
});

test('every draw of the plan has its own field', () => {
  expect(draw({})).toContain('>Times: 042<');
  expect(draw({ on: false })).not.toContain('Times: 042');
});
