import { agentDownlinesFile } from '#api/agents.ts';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { Database } from '../../base/database/tables.ts';
import { type ContextOf, handle } from '../../base/endpoints/handler.ts';
import { answerCsv } from '../../base/sheets/answer-csv.ts';
import type { Cell, Column } from '../../base/sheets/sheet.ts';
import { readChoice } from './read-choice.ts';
import { requireRight } from './require-right.ts';
import type { DownlineChoice } from './downline-choice.ts';
import {
  type DownlineEnd,
  type DownlineOrder,
  type DownlineRow,
  planForBranch,
  selectDownlines,
} from './select-downlines.ts';
import { toTeamMember } from './team-member.ts';

/** Rows that are read at once. A branch that is a small part of its brand is sorted anew for each batch, so there are few. */
const BATCH = 5000;

/** Those below the agent as CSV, however many: a batch of them is in memory. */
export const agentDownlinesFileHandler = handle(agentDownlinesFile, async (input, context) => {
  const { database, merchant, language } = context;
  requireRight(context, 'seeTeam');
  const { choice } = await database.transaction().execute((tx) => readChoice(tx, input, context));
  const { sort, descending } = input;
  const words = readWords(
    'team-file',
    translatedLanguages().find((code) => code === language) ?? 'en',
  );
  const toCells = (row: DownlineRow): Cell[] => {
    const member = toTeamMember(merchant.config, row, language);
    return [
      member.name,
      member.kindName ?? words.kinds[member.kind],
      String(member.level),
      words.statuses[member.status],
      { at: row.registeredAt },
      row.lastLoginAt && { at: row.lastLoginAt },
      String(member.directDownlines),
      String(member.allDownlines),
      words.transfers[member.transfersFrozenAt === null ? 'free' : 'frozen'],
      member.contracts
        .map(({ kind, state }) => `${words.contractKinds[kind]}: ${words.contractStates[state]}`)
        .join('; '),
    ];
  };
  return answerCsv('team.csv', {
    columns: columnsIn(words),
    rows: readRows(database, { choice, sort, descending }, toCells),
    currency: merchant.config.currency,
    timeZone: merchant.config.timeZone,
  });
});

type Words = ReturnType<typeof readWords<'team-file'>>;

const columnsIn = ({ columns }: Words): Column[] =>
  (
    [
      'name',
      'kind',
      'level',
      'status',
      'registered',
      'lastLogin',
      'direct',
      'all',
      'transfers',
      'contracts',
    ] as const
  ).map((key) => ({ label: columns[key], share: 10 }));

type FileOrder = Pick<DownlineOrder, 'sort' | 'descending'> & { choice: DownlineChoice };

async function* readRows(
  database: ContextOf<typeof agentDownlinesFile>['database'],
  { choice, ...sorted }: FileOrder,
  toCells: (row: DownlineRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  let after: DownlineEnd | null = null;
  for (;;) {
    const rows: DownlineRow[] = await readBatch(database, choice, { ...sorted, after });
    yield rows.map(toCells);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { memberId: last.memberId, value: last.sortValue };
  }
}

const readBatch = (
  database: Database,
  choice: DownlineChoice,
  order: Omit<DownlineOrder, 'limit'>,
): Promise<DownlineRow[]> =>
  database.transaction().execute(async (tx) => {
    await planForBranch(tx);
    return selectDownlines(tx, choice, { ...order, limit: BATCH });
  });
