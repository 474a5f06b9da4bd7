import path from 'node:path';
import { importedFile, importsOf } from '../counts/module-imports.ts';

/** A source file: its path from the repository's folder, and its text. */
export interface SourceText {
  file: string;
  text: string;
}

/**
 * Folders that need each other: files never import in a circle, and neither may the folders that they
 * stand in. A folder is its own files alone: what stands in a folder inside it is another one.
 *
 * @param sources without tests and stories, which may reach everywhere
 * @returns each knot as its folders, sorted; none where every import goes down
 */
export const findFolderCycles = (sources: readonly SourceText[]): string[][] => {
  const needs = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const folder = path.posix.dirname(file);
    const needed = needs.get(folder) ?? new Set();
    needs.set(folder, needed);
    const { loaded, loadedLater } = importsOf(file, text);
    const later = loadedLater.map((name) => name.slice(1, -1));
    for (const name of [...loaded, ...later]) {
      const other = importedFile(file, name);
      if (other !== undefined) needed.add(path.posix.dirname(other));
    }
    needed.delete(folder);
  }
  return knotsOf(needs);
};

/** The strongly connected parts of more than one folder (Tarjan, 1972). */
const knotsOf = (needs: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const walked: string[] = [];
  const onPath = new Set<string>();
  const knots: string[][] = [];
  const visit = (folder: string): void => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder) ?? 0);
    walked.push(folder);
    onPath.add(folder);
    for (const other of needs.get(folder) ?? []) {
      if (!order.has(other)) visit(other);
      if (onPath.has(other))
        lowest.set(folder, Math.min(lowest.get(folder) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const knot = walked.splice(walked.indexOf(folder));
    for (const each of knot) onPath.delete(each);
    if (knot.length > 1) knots.push(knot.toSorted());
  };
  for (const folder of needs.keys()) if (!order.has(folder)) visit(folder);
  return knots;
};
