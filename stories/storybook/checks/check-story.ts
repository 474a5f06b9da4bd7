import axe from 'axe-core';
import {
  surroundPage,
  surroundingsOf,
  type Surroundings,
  type ToolbarGlobals,
} from '../surroundings.ts';
import { comeToRest, settle } from './at-rest.ts';
import { describeFaults } from './describe-faults.ts';
import { dailyLooks, type Look, wholeLooks } from './looks.ts';
import { onPhone, overflowing } from './overflow.ts';
import { unsaidWords } from './unsaid-words.ts';

/** How much of the proof a run is: `test:all` is the whole of it, every other run the daily one. */
export type Proof = 'daily' | 'whole';

/** What the checks need to know of a mounted story. */
export interface MountedStory {
  title: string;
  name: string;
  globals: Partial<ToolbarGlobals> & { proof?: Proof };
}

/** What the report on a story that is wrong on purpose must say, in every proof or in each. */
export type FaultsOnPurpose = readonly RegExp[] | Record<Proof, readonly RegExp[]>;

/** What went wrong, with the surroundings that it went wrong in. */
type Faults = Map<string, string[]>;

const proofOf = ({ globals }: MountedStory): Proof => globals.proof ?? 'daily';

const nameOf = ({ merchant, mode, direction }: Surroundings): string =>
  `${merchant} ${mode} ${direction}`;

const note = (faults: Faults, found: readonly string[], where: string): void => {
  for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
};

const unsaid = (mark: string): string =>
  `unsaid word: ${mark} was made inside a component of the story; hand it in as a prop`;

const checkIn = async ({ surroundings, rules }: Look, faults: Faults): Promise<void> => {
  const isTurned = document.documentElement.dir !== surroundings.direction;
  surroundPage(surroundings);
  // Another direction is another language tag: the story is drawn anew before it measures itself.
  if (isTurned) await settle();
  // What measures itself, such as a navigation that fits its width, does so after the next frame.
  await settle();
  const look = async () => describeFaults(await axe.run(document.body, rules));
  let found = await look();
  if (found.length > 0) {
    // A face that has just come moves what stands beside it: a fault is what is there to stay.
    await comeToRest(document.body);
    found = await look();
  }
  note(faults, found, nameOf(surroundings));
};

const reportOf = ({ title, name }: MountedStory, faults: Faults): string => {
  const lines = [...faults].map(([fault, places]) => `  ${fault}\n      in ${places.join(', ')}`);
  return `${title} › ${name} is at fault:\n${lines.join('\n')}`;
};

/**
 * Looks at a mounted story with axe, in each of its looks, see `looks.ts`; and without axe on a phone.
 *
 * @throws {Error} with story, brand, mode, rule, figures and element of all that is wrong
 */
export const checkStory = async (story: MountedStory): Promise<void> => {
  const own = surroundingsOf(story.globals);
  const faults: Faults = new Map();
  const looks = proofOf(story) === 'whole' ? wholeLooks : dailyLooks;
  for (const look of await looks(story.title, own)) await checkIn(look, faults);
  surroundPage(own);
  note(faults, unsaidWords(document.body).map(unsaid), nameOf(own));
  await onPhone(async () => {
    await settle();
    note(faults, overflowing(document.body), `${nameOf(own)} 360 px`);
  });
  if (faults.size > 0) throw new Error(reportOf(story, faults));
};

/**
 * For stories that are wrong on purpose: proves that the checks see it.
 *
 * @throws {Error} when a fault that should be reported is not
 */
export const expectFaults = async (
  story: MountedStory,
  onPurpose: FaultsOnPurpose,
): Promise<void> => {
  const report = await checkStory(story).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const patterns = 'whole' in onPurpose ? onPurpose[proofOf(story)] : onPurpose;
  const unseen = patterns.filter((pattern) => !pattern.test(report));
  if (unseen.length > 0) throw new Error(`not reported: ${unseen.join(', ')}\nin: ${report}`);
};
