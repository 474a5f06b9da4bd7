import type { Feature } from './feature.ts';
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

/** The frame and one screen: what must have come before the first render. */
export const partsBehind = (settings: Settings, screen: Feature): Feature[] => [
  ...Object.values(frameOf(settings)),
  screen,
  ...(screen === screens.home ? sectionsOf(settings) : []),
];
