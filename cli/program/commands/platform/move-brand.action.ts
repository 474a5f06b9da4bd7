import { type Move, moveBrand } from '#platform/app/cells/move-brand.ts';
import { undoMove } from '#platform/app/cells/undo-move.ts';
import { withMove } from '#platform/app/cells/with-move.ts';
import type { DeciderOption } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { noteDecision, withFirstCell } from './open-cells.ts';

const WORDS: Readonly<Record<Parameters<Move['tell']>[0], string>> = {
  prepare: 'looks at both cells, copies catalogue, draws and exclusions',
  fence: 'puts a fence around the brand’s tables',
  copy: 'copies while it is played on',
  level: 'waits until the copy is level',
  close: 'closes the brand',
  compare: 'compares all rows',
  switch: 'switches',
  open: 'opens the brand where it is now',
  tidy: 'ends the copy',
  done: 'is done',
};

/**
 * Moves a brand to another cell, or takes that back.
 *
 * @throws {InputError} with what has to be mended; run again it goes on
 */
export const run = async (
  code: string,
  to: string,
  {
    undo = false,
    closedAtMost: seconds,
    json = false,
    ...decider
  }: JsonOption & DeciderOption & { undo?: boolean; closedAtMost: string },
): Promise<void> => {
  const closedAtMost = Number(seconds);
  if (!Number.isInteger(closedAtMost) || closedAtMost < 2 || closedAtMost > 3600)
    throw new InputError('--closed-at-most is a whole number of seconds from 2 to 3600.');
  const tell: Move['tell'] = (step, detail) =>
    printLine(`${code} ${WORDS[step]}${detail === undefined ? '' : ` (${detail})`}`);
  const moved = await withFirstCell((first) =>
    withMove(first, { code, to, env: process.env }, async (ends) => {
      const move: Move = { ...ends, closedAtMost, tell };
      const ways = { merchant: code, from: ends.source.name, to };
      const facts = { from: ways.from, to, undo };
      await noteDecision(first, decider, { action: 'brand.move', subject: `brand ${code}`, facts });
      if (!undo) return { ...ways, undone: false, ...(await moveBrand(move)) };
      await undoMove(move);
      return { ...ways, undone: true, closedMs: null, tables: 0, rows: 0, different: [] };
    }),
  );
  if (json) printJson(moved);
  else if (undo) printLine(`${code} stays in the cell ${moved.from}; the copy is removed.`);
  else
    printLine(
      `${code} is in the cell ${to}${moved.closedMs === null ? '' : `: ${moved.rows} rows in ${moved.tables} tables are equal, closed for ${(moved.closedMs / 1000).toFixed(2)} s`}. Lead its host names there (\`livery platform cells list\`). Its old rows are kept, and seen by nobody, until \`livery platform cells forget ${code} ${to}\`.`,
    );
};
