import { expectBrand, leaveServing, openArrived } from './arrive.ts';
import { readBrandTables, type BrandTable } from './brand-tables.ts';
import { CellError, type MovedBrand, type OpenCell, readState } from './cell.ts';
import { closeBrand, letBrandGo, reopenBrand } from './close-brand.ts';
import { compareBrand, type Comparison, findMissing, findOtherDraws } from './compare.ts';
import { checkServers, endCopy, startCopy, waitForCopy, waitForLevel } from './copy.ts';
import { bringExclusions } from './exclusions.ts';
import { raiseFence, removeFence } from './fence.ts';
import { catchUp, readMarks } from './follow-marks.ts';
import { copyReference } from './reference.ts';
import { raiseSequences } from './sequences.ts';
import { bringDraws } from './share-draws.ts';

/** What a move is doing; each is told before it is done. */
export type MoveStep =
  | 'prepare'
  | 'fence'
  | 'copy'
  | 'level'
  | 'close'
  | 'compare'
  | 'switch'
  | 'open'
  | 'tidy'
  | 'done';

/** A brand, whence and where to. */
export interface Move {
  brand: MovedBrand;
  /** From which every other one has the draws. */
  first: OpenCell;
  source: OpenCell;
  target: OpenCell;
  /** For how many seconds the brand may be closed. */
  closedAtMost: number;
  tell: (step: MoveStep, detail?: string) => void;
}

/** What a move came to. */
export interface Moved extends Comparison {
  /** For how long nobody could play, in ms; null where an earlier run had closed it. */
  closedMs: number | null;
}

/**
 * Moves a brand while it is played on. Whatever ends this, one cell at most writes for the brand, and the same
 * again goes on: before the switch the source does, closed for `closedAtMost` seconds at the longest; after
 * it the target does, as soon as this has opened it.
 *
 * @throws {CellError} what the operator has to mend
 */
export const moveBrand = async (move: Move): Promise<Moved> => {
  const { brand, source, target } = move;
  const tables = await readBrandTables(source.pool);
  const { state, otherCell } = await readState(source, brand);
  if (state === 'gone') {
    if (otherCell !== target.name)
      throw new CellError(
        `${brand.code} is neither in the cell ${source.name} nor on its way from it.`,
      );
    await requireArrival(move);
    await finish(move, tables);
    const seen = await compareRest(tables);
    return { ...seen, closedMs: null };
  }
  if (state !== 'here' && otherCell !== target.name)
    throw new CellError(
      `${brand.code} is on its way to ${otherCell}: let it arrive, or take it back by --undo.`,
    );
  await prepare(move, tables);
  const closed = await closeAndSwitch(move, tables);
  await finish(move, tables);
  return closed;
};

/**
 * What a cell says of a brand that has left it may be of an older move. The one that it went to knows: a brand that has gone on
 * from there is not to be opened there again, nor its fence taken away.
 */
const requireArrival = async ({ brand, source, target }: Move): Promise<void> => {
  const { state, otherCell } = await readState(target, brand);
  if (state === 'here' || (state === 'arriving' && otherCell === source.name)) return;
  throw new CellError(
    `${brand.code} has come to the cell ${target.name} from ${source.name} once, and has gone on to ${otherCell}. Let it arrive there: \`livery platform move ${brand.code} ${otherCell}\`.`,
  );
};

const compareRest = async (tables: readonly BrandTable[]): Promise<Comparison> => ({
  tables: tables.length,
  rows: 0,
  different: [],
});

/** All that needs no closed brand. */
const prepare = async (
  { brand, first, source, target, tell }: Move,
  tables: readonly BrandTable[],
): Promise<void> => {
  const { id } = brand;
  tell('prepare');
  await checkServers(source, target);
  if ((await readState(target, brand)).state === 'here')
    throw new CellError(`${brand.code} is in the cell ${target.name} already.`);
  await copyReference(source, target);
  if (!target.isFirst) await bringDraws(first, target);
  await expectBrand(source, target, brand);
  await source.pool.query(
    `insert into brand_cell (merchant_id, state, other_cell) values ($1, 'copying', $2)
      on conflict (merchant_id) do update set state = 'copying', other_cell = $2, closed_at = null,
        closed_until = null, followed = null, changed_at = now()`,
    [id, target.name],
  );
  tell('fence');
  await raiseFence(target.pool, tables, id);
  await raiseFence(source.pool, tables, id);
  tell('copy');
  await startCopy(source, target, tables, id);
  await waitForCopy(target, id, (left, all) => tell('copy', `${all - left} of ${all} tables`));
  tell('level');
  await waitForLevel(source, target, id, () => false);
  await raiseSequences(source, target, tables, false);
  const missing = await findMissing(target, tables, id);
  if (missing.length > 0)
    throw new CellError(
      `The cell ${target.name} lacks what the brand refers to: ${missing.join('; ')}.`,
    );
  const draws = await findOtherDraws(source, target, id);
  if (draws.length > 0)
    throw new CellError(
      `${brand.code} has tickets of draws that are others in the cell ${target.name} (${draws.slice(0, 5).join(', ')}): a cell made them by itself, before all had the same draws. Take it back by --undo.`,
    );
};

/** The moment in which nobody plays. */
const closeAndSwitch = async (move: Move, tables: readonly BrandTable[]): Promise<Moved> => {
  const { brand, source, target, closedAtMost, tell } = move;
  await catchUp(target, await readMarks(source), () => false);
  tell('close');
  const begun = performance.now();
  // What is late is given up before the source opens by itself.
  const isLate = () => performance.now() - begun > closedAtMost * 800;
  await closeBrand(source, brand, closedAtMost);
  try {
    const marks = await readMarks(source);
    const isLevel =
      (await waitForLevel(source, target, brand.id, isLate)) &&
      (await catchUp(target, marks, isLate));
    if (!isLevel) throw tooLate(brand, closedAtMost);
    await raiseSequences(source, target, tables, true);
    tell('compare');
    const comparison = await compareBrand(source, target, tables, brand.id);
    if (comparison.different.length > 0)
      throw new CellError(
        `The copy of ${brand.code} differs in ${comparison.different.join(', ')}. Nothing was switched. Take it back by --undo and begin again.`,
      );
    await bringExclusions(source, target, brand);
    tell('switch');
    await letBrandGo(source, brand, marks);
    tell('open');
    await openArrived(source, target, brand);
    return { ...comparison, closedMs: Math.round(performance.now() - begun) };
  } catch (error) {
    await reopenBrand(source, brand);
    throw error;
  }
};

const tooLate = ({ code }: MovedBrand, seconds: number): CellError =>
  new CellError(
    `The copy of ${code} was not level within ${seconds} s; it is played on where it was. Run this again at a quieter hour, or with a longer --closed-at-most.`,
  );

/** What is left once the source has let the brand go; may be done again. */
const finish = async (
  { brand, source, target, tell }: Move,
  tables: readonly BrandTable[],
): Promise<void> => {
  await openArrived(source, target, brand);
  tell('tidy');
  await leaveServing(source, brand);
  await endCopy(source, target, brand.id);
  await removeFence(target.pool, tables, brand.id);
  tell('done');
};
