import type { Feature } from './pages/feature.ts';
import {
  asides,
  footers,
  headers,
  heroes,
  homeSections,
  memberParts,
  screens,
} from './features.generated.ts';
import type { Settings } from './settings/settings.ts';

/** The sections of this brand's home page, in its order. */
export const sectionsOf = ({ home, layout }: Settings): Feature[] =>
  home.sections.map((name) => (name === 'banners' ? heroes[layout.hero] : homeSections[name]));

/** What members of this brand see within what all brands have, by the names of the parts. */
export const memberPartsOf = (settings: Settings): Readonly<Record<string, Feature>> =>
  Object.fromEntries(Object.entries(memberParts).filter(([, part]) => part.when(settings)));

/** The parts around every screen of this brand. */
export const frameOf = (
  settings: Settings,
): { header: Feature; footer: Feature; aside?: Feature } => ({
  header: headers[settings.layout.header],
  footer: footers[settings.layout.footer],
  ...(asides.rightBar.when(settings) && { aside: asides.rightBar }),
});

/** The header and one screen: what must have come before the page is alive. */
export const partsAtOnce = (settings: Settings, screen: Feature): Feature[] => [
  frameOf(settings).header,
  screen,
];

/**
 * The sections of the home page and the rest of the frame: prerendered, so that they are in sight
 * before their code has come.
 */
export const partsBelow = (settings: Settings, screen: Feature): Feature[] => {
  const { footer, aside } = frameOf(settings);
  return [
    ...(screen === screens.home ? sectionsOf(settings) : []),
    footer,
    ...(aside ? [aside] : []),
  ];
};
