import type { RunOptions } from 'axe-core';
import { getMerchants } from '../merchants.ts';
import type { Surroundings } from '../surroundings.ts';
import { settle } from './at-rest.ts';
import { everyRule, themeRulesOnly } from './axe-rules.ts';
import { coverAll } from './cover.ts';
import { dressesOf } from './dress-table.ts';
import { placeOfStory } from './place-of-story.ts';
import { readingsOf } from './readings.ts';
import { everyTheme, themesFor, type ThemeName } from './themes.ts';

/** One look at a story: what surrounds it, and the rules that it is held to. */
export interface Look {
  surroundings: Surroundings;
  rules: RunOptions;
}

const isTheme = (theme: ThemeName, { merchant, mode }: Surroundings): boolean =>
  theme.merchant === merchant && theme.mode === mode;

const turned = (own: Surroundings): Surroundings => ({
  ...own,
  direction: own.direction === 'rtl' ? 'ltr' : 'rtl',
});

/**
 * The looks at a story in the daily proof: the stories of a component share the table of brands, modes
 * and directions, and who is alone has the whole of it. Every rule holds in the first look, and for the
 * first story of a component in the first one of either direction.
 */
export const dailyLooks = (title: string, own: Surroundings): Look[] => {
  const place = placeOfStory();
  const dresses = dressesOf(getMerchants(), title, place).map((dress) => ({ ...own, ...dress }));
  // As the story stands first: turning it round draws it anew.
  const dealt = dresses.toSorted(
    (a, b) => Number(a.direction !== own.direction) - Number(b.direction !== own.direction),
  );
  const directions = new Set(dealt.map(({ direction }) => direction));
  const isFirst = place.at === 0;
  const [only] = dealt;
  const looks = isFirst && only && directions.size === 1 ? [...dealt, turned(only)] : dealt;
  const seen = new Set<string>();
  return looks.map((surroundings, at) => {
    const isNew = !seen.has(surroundings.direction);
    seen.add(surroundings.direction);
    return { surroundings, rules: at === 0 || (isFirst && isNew) ? everyRule : themeRulesOnly };
  });
};

/** What earlier stories of a component have shown: a later one need not show it again. */
const shownBy = new Map<string, Set<string>>();

/**
 * Those of the whole proof: its own theme by every rule; then every theme for the first story of a
 * component, for others the smallest set that shows each value of each token that no story of it has
 * shown before; and at last turned round, by every rule again. The story stands in its own theme.
 */
export const wholeLooks = async (title: string, own: Surroundings): Promise<Look[]> => {
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
    { surroundings: own, rules: everyRule },
    ...chosen
      .filter((theme) => !isTheme(theme, own))
      .map((theme) => ({ surroundings: { ...own, ...theme }, rules: themeRulesOnly })),
    { surroundings: turned(own), rules: everyRule },
  ];
};
