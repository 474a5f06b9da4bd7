import { TestRunner } from 'vitest';
import type { Place } from './distribute.ts';

interface Task {
  id: string;
  mode: string;
  tasks?: readonly Task[];
}

const testsIn = ({ tasks }: Task): Task[] =>
  (tasks ?? []).flatMap((task) => (task.tasks ? testsIn(task) : [task]));

/** Where the story that is tested now stands among those of its file that this run tests. */
export const placeOfStory = (): Place => {
  const current = TestRunner.getCurrentTest();
  if (!current) throw new Error('No story is being tested.');
  const tests = testsIn(current.file).filter(({ mode }) => mode !== 'skip' && mode !== 'todo');
  return { at: tests.findIndex(({ id }) => id === current.id), of: tests.length };
};
