import type { Feature } from './pages/feature.ts';
import { footers, headers, heroes, homeSections, rightBar, screens } from './features.ts';
import type { Settings } from './settings/settings.ts';

/** The sections of this brand's home page, in its order. */
export const sectionsOf = ({ home, layout }: Settings): Feature[] =>
  home.sections.map((name) => (name === 'banners' ? heroes[layout.hero] : homeSections[name]));

/** The parts around every screen of this brand. */
export const frameOf = (
  settings: Settings,
): { header: Feature; footer: Feature; aside?: Feature } => ({
  header: headers[settings.layout.header],
  footer: footers[settings.layout.footer],
  ...(rightBar.when(settings) && { aside: rightBar }),
});

/** The sections that come with the page: the banners, where they stand at its top. */
const countAtOnce = ({ home }: Settings): number => (home.sections[0] === 'banners' ? 1 : 0);

/** The frame, one screen, and of the home page its top: what must have come before it is alive. */
export const partsAtOnce = (settings: Settings, screen: Feature): Feature[] => [
  ...Object.values(frameOf(settings)),
  screen,
  ...(screen === screens.home ? sectionsOf(settings).slice(0, countAtOnce(settings)) : []),
];

/** The rest of the home page: prerendered, so that it is in sight before its code has come. */
export const partsBelow = (settings: Settings, screen: Feature): Feature[] =>
  screen === screens.home ? sectionsOf(settings).slice(countAtOnce(settings)) : [];
