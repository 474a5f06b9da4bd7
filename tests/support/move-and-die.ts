// Moves a brand, and is killed before a step of it: a test starts it with brand, cell and step.
import { openCell } from '#platform/app/cells/cells.ts';
import { moveBrand } from '#platform/app/cells/move-brand.ts';
import { withMove } from '#platform/app/cells/with-move.ts';

const [code = '', to = '', dieAt = ''] = process.argv.slice(2);
const first = await openCell({ name: 'first', addressIn: 'DATABASE_URL' }, process.env);
await withMove(first, { code, to, env: process.env }, (ends) =>
  moveBrand({
    ...ends,
    closedAtMost: 2,
    tell: (step) => {
      if (step === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  }),
);
