import type { RunOptions } from 'axe-core';
import { getMerchants } from '../merchants.ts';
import type { StoryEnvironment } from '../story-environment.ts';
import { settle } from './at-rest.ts';
import { everyRule, themeRulesOnly } from './axe-rules.ts';
import { coverAll } from './cover.ts';
import { themeVariantsOf } from './theme-variants.ts';
import { placeOfStory } from './place-of-story.ts';
import { readingsOf } from './readings.ts';
import { everyTheme, themesFor, type ThemeName } from './themes.ts';

/** One look at a story: what surrounds it, and the rules that it is held to. */
export interface StoryRun {
  environment: StoryEnvironment;
  rules: RunOptions;
}

const isTheme = (theme: ThemeName, { merchant, mode }: StoryEnvironment): boolean =>
  theme.merchant === merchant && theme.mode === mode;

const turned = (own: StoryEnvironment): StoryEnvironment => ({
  ...own,
  direction: own.direction === 'rtl' ? 'ltr' : 'rtl',
});

/**
 * The looks at a story in the daily proof: the stories of a component share the table of brands, modes
 * and directions, and who is alone has the whole of it. Every rule holds in the first look, and for the
 * first story of a component in the first one of either direction.
 */
export const dailyRuns = (title: string, own: StoryEnvironment): StoryRun[] => {
  const place = placeOfStory();
  const variants = themeVariantsOf(getMerchants(), title, place).map((variant) => ({
    ...own,
    ...variant,
  }));
  // As the story stands first: turning it round draws it anew.
  const distributed = variants.toSorted(
    (a, b) => Number(a.direction !== own.direction) - Number(b.direction !== own.direction),
  );
  const directions = new Set(distributed.map(({ direction }) => direction));
  const isFirst = place.at === 0;
  const [only] = distributed;
  const runs =
    isFirst && only && directions.size === 1 ? [...distributed, turned(only)] : distributed;
  const seen = new Set<string>();
  return runs.map((environment, at) => {
    const isNew = !seen.has(environment.direction);
    seen.add(environment.direction);
    return { environment, rules: at === 0 || (isFirst && isNew) ? everyRule : themeRulesOnly };
  });
};

/** What earlier stories of a component have shown: a later one need not show it again. */
const shownBy = new Map<string, Set<string>>();

/**
 * Those of the whole proof: its own theme by every rule; then every theme for the first story of a
 * component, for others the smallest set that shows each value of each token that no story of it has
 * shown before; and at last turned round, by every rule again. The story stands in its own theme.
 */
export const fullRuns = async (title: string, own: StoryEnvironment): Promise<StoryRun[]> => {
  // What it shows is read off the page.
  await settle();
  const merchants = getMerchants();
  const isFirst = !shownBy.has(title);
  const shown = shownBy.get(title) ?? new Set();
  shownBy.set(title, shown);
  const candidates = themesFor(merchants, readingsOf(document.body));
  const ownTheme = candidates.find(({ name }) => isTheme(name, own));
  for (const each of ownTheme?.shows ?? []) shown.add(each);
  const chosen = isFirst ? everyTheme(merchants) : coverAll(candidates, shown);
  for (const { shows } of candidates) for (const each of shows) shown.add(each);
  return [
    { environment: own, rules: everyRule },
    ...chosen
      .filter((theme) => !isTheme(theme, own))
      .map((theme) => ({ environment: { ...own, ...theme }, rules: themeRulesOnly })),
    { environment: turned(own), rules: everyRule },
  ];
};
