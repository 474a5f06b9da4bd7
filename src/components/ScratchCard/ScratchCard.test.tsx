import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScratchCard, type ScratchCardProps } from './ScratchCard.tsx';

const draw = (props: Partial<ScratchCardProps>) =>
  renderToString(
    <ScratchCard
      ticket="1"
      title="Ticket"
      message="Scratch"
      fields={['×2', '×5', '×5', '×10', '×5', '×20', '×2', '×50', '×10']}
      winning={[1, 2, 4]}
      labels={{
        ticket: 'Ticket',
        covered: (field) => `Field ${field}, scratch`,
        open: (field, says) => `Field ${field}: ${says}`,
      }}
      {...props}
    />,
  );

test('a covered field gives nothing away, in sight or to a screen reader', () => {
  expect(draw({})).toContain('Field 2, scratch');
  expect(draw({}).replaceAll(/<[^>]*>/gu, '')).not.toContain('×5');
  expect(draw({})).not.toContain('data-won');
});

test('all open, the winning fields are lit and the others are not', () => {
  expect(draw({ revealed: true }).match(/data-won/gu)).toHaveLength(3);
  expect(draw({ revealed: true })).toContain('Field 2: ×5');
});

test('without a ticket nothing can be scratched', () => {
  expect(draw({ fields: null }).match(/disabled=""/gu)).toHaveLength(9);
});
