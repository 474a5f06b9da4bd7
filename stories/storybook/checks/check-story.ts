import axe, { type RunOptions } from 'axe-core';
import { getMerchants } from '../merchants.ts';
import {
  surroundPage,
  surroundingsOf,
  type Surroundings,
  type ToolbarGlobals,
} from '../surroundings.ts';
import { everyRule, themeRulesOnly } from './axe-rules.ts';
import { coverAll } from './cover.ts';
import { describeFaults } from './describe-faults.ts';
import { readingsOf } from './readings.ts';
import { onPhone, overflowing } from './overflow.ts';
import { everyTheme, themesFor, type ThemeName } from './themes.ts';
import { unsaidWords } from './unsaid-words.ts';

/** What the checks need to know of a mounted story. */
export interface MountedStory {
  title: string;
  name: string;
  globals: Partial<ToolbarGlobals>;
}

/** What earlier stories of a component have shown: a later one need not show it again. */
const shownBy = new Map<string, Set<string>>();

/** What went wrong, with the surroundings that it went wrong in. */
type Faults = Map<string, string[]>;

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // Observers of sizes are told between a frame's callbacks and the next task.
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Lets fonts come, and what measures itself, such as a header that drops words, follow. */
const settle = async (): Promise<void> => {
  await nextFrame();
  if (document.fonts.status === 'loaded') return;
  await document.fonts.ready;
  await nextFrame();
};

/** Long enough for faces and measures to come to rest, on a busy machine too. */
const LOOK_AGAIN_MS = 400;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

const nameOf = ({ merchant, mode, direction }: Surroundings): string =>
  `${merchant} ${mode} ${direction}`;

const note = (faults: Faults, found: readonly string[], where: string): void => {
  for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
};

const unsaid = (mark: string): string =>
  `unsaid word: ${mark} was made inside a component of the story; hand it in as a prop`;

const checkIn = async (
  surroundings: Surroundings,
  options: RunOptions,
  faults: Faults,
): Promise<void> => {
  surroundPage(surroundings);
  // What measures itself, such as a navigation that fits its width, does so after the next frame.
  await settle();
  const look = async () => describeFaults(await axe.run(document.body, options));
  let found = await look();
  if (found.length > 0) {
    // A face that has just come moves what stands beside it: a fault is what is there to stay.
    await pause(LOOK_AGAIN_MS);
    found = await look();
  }
  note(faults, found, nameOf(surroundings));
};

const isSame = (theme: ThemeName, { merchant, mode }: Surroundings): boolean =>
  theme.merchant === merchant && theme.mode === mode;

/**
 * The themes that a story is looked at in: all for the first story of a component, for others the
 * smallest set that shows each value of each token that no story of it has shown before.
 */
const themesOf = ({ title }: MountedStory, own: Surroundings): ThemeName[] => {
  const merchants = getMerchants();
  const isFirst = !shownBy.has(title);
  const shown = shownBy.get(title) ?? new Set();
  shownBy.set(title, shown);
  const candidates = themesFor(merchants, readingsOf(document.body));
  const ownTheme = candidates.find(({ name }) => isSame(name, own));
  for (const each of ownTheme?.shows ?? []) shown.add(each);
  const chosen = isFirst ? everyTheme(merchants) : coverAll(candidates, shown);
  for (const { shows } of candidates) for (const each of shows) shown.add(each);
  return chosen.filter((theme) => !isSame(theme, own));
};

const reportOf = ({ title, name }: MountedStory, faults: Faults): string => {
  const lines = [...faults].map(([fault, places]) => `  ${fault}\n      in ${places.join(', ')}`);
  return `${title} › ${name} is at fault:\n${lines.join('\n')}`;
};

/**
 * Looks at a mounted story with axe: by every rule in its own theme and from right to left, and by
 * the rules that depend on colours and measures in the other themes.
 *
 * @throws {Error} with story, brand, mode, rule, figures and element of all that is wrong
 */
export const checkStory = async (story: MountedStory): Promise<void> => {
  const own = surroundingsOf(story.globals);
  const faults: Faults = new Map();
  await checkIn(own, everyRule, faults);
  for (const theme of themesOf(story, own)) {
    await checkIn({ ...own, ...theme }, themeRulesOnly, faults);
  }
  const turned = { ...own, direction: own.direction === 'rtl' ? 'ltr' : 'rtl' } as const;
  surroundPage(turned);
  // Another direction is another language tag: the story is drawn anew before it measures itself.
  await settle();
  await checkIn(turned, everyRule, faults);
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
  patterns: readonly RegExp[],
): Promise<void> => {
  const report = await checkStory(story).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const unseen = patterns.filter((pattern) => !pattern.test(report));
  if (unseen.length > 0) throw new Error(`not reported: ${unseen.join(', ')}\nin: ${report}`);
};
