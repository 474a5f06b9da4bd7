import type { ValueOf } from '#api/endpoint.ts';
import { transactionHistory } from '#api/records.ts';
import type { RecordedAnswers } from './recording.ts';
import { answer, valueOf } from './sample-answers.ts';

const CALL = `GET ${transactionHistory.path}?`;

/** Where the first page ends. */
const NEXT = 'b2xkZXI';

/** Movements on the second page. */
export const OLDER_MOVEMENTS = 7;

/** What a member is answered with more movements than are summed up at once, on two pages. */
export const longHistory = (recorded: RecordedAnswers): RecordedAnswers => {
  const first = valueOf(recorded, CALL) as ValueOf<typeof transactionHistory> | undefined;
  if (!first) return {};
  const older = first.items
    .slice(0, OLDER_MOVEMENTS)
    .map((item, place) => ({ ...item, id: `older${place}`, reference: `OLDER-${place}` }));
  return {
    [`${CALL}preset=last7`]: answer({ ...first, sums: null, next: NEXT }),
    [`${CALL}exact=true&preset=last7`]: answer({ ...first, next: NEXT }),
    [`${CALL}after=${NEXT}&preset=last7`]: answer({
      ...first,
      items: older,
      sums: null,
      next: null,
    }),
  };
};
