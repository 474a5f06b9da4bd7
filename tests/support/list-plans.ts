import { withClient } from './database-template.ts';
import type { Statement } from './statements.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** Bets and movements, or months of them: names of vendors and games are read whole where that is cheaper. */
const LISTED = /^(?:bet|money_record)/;

const mostRows = (node: PlanNode): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node;
  const counts = node['Node Type'] === 'Sort' || LISTED.test(node['Relation Name'] ?? '');
  return Math.max(counts ? rows * loops : 0, ...Plans.map(mostRows));
};

/**
 * The plans of what was asked of the tables of bets and of movements.
 *
 * @param url as the owner of the database
 * @returns `text` as PostgreSQL writes them; `rows`: the most that were read of a table or put in order
 */
export const explainLists = (
  url: string,
  statements: readonly Statement[],
): Promise<{ text: string; rows: number }> =>
  withClient(url, async (client) => {
    const texts: string[] = [];
    let rows = 0;
    for (const { text, values } of statements.filter(
      (each) => /^(select|with) /i.test(each.text) && /"?(money_record|bet)"?\b/.test(each.text),
    )) {
      const found = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, timing off, format json) ${text}`,
        [...values],
      );
      const [{ Plan: plan } = { Plan: null }] = found.rows[0]?.['QUERY PLAN'] ?? [];
      if (!plan) continue;
      texts.push(JSON.stringify(plan));
      rows = Math.max(rows, mostRows(plan));
    }
    return { text: texts.join('\n'), rows };
  });
