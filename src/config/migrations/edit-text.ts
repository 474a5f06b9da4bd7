import { moveMember, setMember } from '../fix/move-member.ts';
import type { Step } from './migration.ts';

/**
 * Applies steps to the text of a file: comments, order, indentation, line ends and every other byte
 * stay.
 *
 * @param text JSON, or JSON with comments
 */
export const editText = (text: string, steps: readonly Step[]): string =>
  steps.reduce(
    (now, step) =>
      'set' in step
        ? setMember(now, step.set, step.value, step.after)
        : moveMember(now, step.move, step.to, step.after),
    text,
  );
