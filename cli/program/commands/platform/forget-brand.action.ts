import { forgetBrand } from '#platform/app/cells/forget-brand.ts';
import { withMove } from '#platform/app/cells/with-move.ts';
import type { DeciderOption } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { noteDecision, withFirstCell } from './open-cells.ts';

/**
 * Removes the rows that a moved brand has left behind.
 *
 * @throws {InputError} when it has not arrived in that cell
 */
export const run = async (
  code: string,
  to: string,
  { json = false, ...decider }: JsonOption & DeciderOption,
): Promise<void> => {
  const forgotten = await withFirstCell((first) =>
    withMove(first, { code, to, env: process.env }, async (ends) => {
      const cell = ends.source.name;
      const noted = { action: 'brand.forget', subject: `brand ${code}`, facts: { cell } } as const;
      await noteDecision(first, decider, noted);
      return { merchant: code, cell, tables: await forgetBrand(ends) };
    }),
  );
  if (json) printJson(forgotten);
  else
    printLine(
      `What ${code} had in ${forgotten.tables} tables of the cell ${forgotten.cell} is removed.`,
    );
};
