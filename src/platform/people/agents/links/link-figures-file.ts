import { agentLinkFiguresFile } from '#api/agent-link-figures.ts';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { Database } from '../../../base/database/tables.ts';
import { handle } from '../../../base/endpoints/handler.ts';
import { answerCsv } from '../../../base/sheets/answer-csv.ts';
import { BATCH } from '../../../base/sheets/in-batches.ts';
import type { Cell } from '../../../base/sheets/sheet.ts';
import { requireRight } from '../require-right.ts';
import { chooseFigures, type ChosenFigures, type FigureRow, readFigures } from './link-figures.ts';

const COUNTS = ['visits', 'registrations', 'firstDeposits'] as const;

/** What came by the agent's links as CSV, however many sub-ids: a batch of rows is in memory. */
export const agentLinkFiguresFileHandler = handle(agentLinkFiguresFile, (input, context) => {
  const { database, merchant, language } = context;
  requireRight(context, 'makeLinks');
  const chosen = chooseFigures(input, context);
  const known = translatedLanguages().find((code) => code === language) ?? 'en';
  const { links: words } = readWords('report-file', known);
  // A link is known by its code and by the name that the agent gave it.
  const names = input.by === 'link' ? (['link', 'name'] as const) : ([input.by] as const);
  const columns = [...names, ...COUNTS];
  const toCells = (row: FigureRow): Cell[] => [
    row.key,
    ...(input.by === 'link' ? [row.name] : []),
    ...COUNTS.map((count) => String(row[count])),
  ];
  return answerCsv('links.csv', {
    columns: columns.map((name) => ({ label: words[name], share: 100 / columns.length })),
    rows: readBatches(database, chosen, toCells),
    currency: merchant.config.currency,
    timeZone: merchant.config.timeZone,
  });
});

async function* readBatches(
  database: Database,
  chosen: ChosenFigures,
  toCells: (row: FigureRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: string | undefined;
  for (;;) {
    const rows = await readFigures(database, chosen, after, BATCH);
    yield rows.map(toCells);
    after = rows.at(-1)?.key;
    if (after === undefined || rows.length < BATCH) return;
  }
}
