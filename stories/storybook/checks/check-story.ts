import axe from 'axe-core';
import {
  applyEnvironment,
  environmentOf,
  type StoryEnvironment,
  type ToolbarGlobals,
} from '../story-environment.ts';
import { comeToRest, settle } from './at-rest.ts';
import { describeViolations } from './describe-violations.ts';
import { dailyRuns, type StoryRun, fullRuns } from './story-runs.ts';
import { onPhone, overflowing } from './overflow.ts';
import { missingMessages } from './missing-messages.ts';

/** How much of the proof a run is: `test:all` is the whole of it, every other run the daily one. */
export type Proof = 'daily' | 'whole';

/** What the checks need to know of a mounted story. */
export interface MountedStory {
  title: string;
  name: string;
  globals: Partial<ToolbarGlobals> & { proof?: Proof };
}

/** What the report on a story that is wrong on purpose must say, in every proof or in each. */
export type ExpectedViolations = readonly RegExp[] | Record<Proof, readonly RegExp[]>;

/** What went wrong, with the surroundings that it went wrong in. */
type Violations = Map<string, string[]>;

const proofOf = ({ globals }: MountedStory): Proof => globals.proof ?? 'daily';

const nameOf = ({ merchant, mode, direction }: StoryEnvironment): string =>
  `${merchant} ${mode} ${direction}`;

const note = (errors: Violations, found: readonly string[], where: string): void => {
  for (const error of found) errors.set(error, [...(errors.get(error) ?? []), where]);
};

const unsaid = (mark: string): string =>
  `unsaid word: ${mark} was made inside a component of the story; hand it in as a prop`;

const checkIn = async ({ environment, rules }: StoryRun, errors: Violations): Promise<void> => {
  const isTurned = document.documentElement.dir !== environment.direction;
  applyEnvironment(environment);
  // Another direction is another language tag: the story is drawn anew before it measures itself.
  if (isTurned) await settle();
  // What measures itself, such as a navigation that fits its width, does so after the next frame.
  await settle();
  const look = async () => describeViolations(await axe.run(document.body, rules));
  let found = await look();
  if (found.length > 0) {
    // A face that has just come moves what stands beside it: a fault is what is there to stay.
    await comeToRest(document.body);
    found = await look();
  }
  note(errors, found, nameOf(environment));
};

const reportOf = ({ title, name }: MountedStory, errors: Violations): string => {
  const lines = [...errors].map(([error, places]) => `  ${error}\n      in ${places.join(', ')}`);
  return `${title} › ${name} is at fault:\n${lines.join('\n')}`;
};

/**
 * Looks at a mounted story with axe, in each of its looks, see `theme-variants.ts`; and without axe on a phone.
 *
 * @throws {Error} with story, brand, mode, rule, figures and element of all that is wrong
 */
export const checkStory = async (story: MountedStory): Promise<void> => {
  const own = environmentOf(story.globals);
  const errors: Violations = new Map();
  const runs = proofOf(story) === 'whole' ? fullRuns : dailyRuns;
  for (const look of await runs(story.title, own)) await checkIn(look, errors);
  applyEnvironment(own);
  note(errors, missingMessages(document.body).map(unsaid), nameOf(own));
  await onPhone(async () => {
    await settle();
    // As with axe: what measures itself may need another frame.
    if (overflowing(document.body).length > 0) await comeToRest(document.body);
    note(errors, overflowing(document.body), `${nameOf(own)} 360 px`);
  });
  if (errors.size > 0) throw new Error(reportOf(story, errors));
};

/**
 * For stories that are wrong on purpose: proves that the checks see it.
 *
 * @throws {Error} when a fault that should be reported is not
 */
export const expectViolations = async (
  story: MountedStory,
  onPurpose: ExpectedViolations,
): Promise<void> => {
  const report = await checkStory(story).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const patterns = 'whole' in onPurpose ? onPurpose[proofOf(story)] : onPurpose;
  const unseen = patterns.filter((pattern) => !pattern.test(report));
  if (unseen.length > 0) throw new Error(`not reported: ${unseen.join(', ')}\nin: ${report}`);
};
