import type { MemberPlace } from './member-places.ts';
import type { Places } from './read-places.ts';
import { ruleImports } from './rule-imports.ts';
import type { SitePlace } from './site-places.ts';

const isOfAgents = ({ group }: SitePlace): boolean => group === 'agents';

const bearsItsName = ({ path, title }: SitePlace['pages'][number]): boolean =>
  title === `agentCenter.pages.${path.slice(1)}`;

/** The addresses of the agent center: every visitor is told of them, so most stand there by their names alone. */
const agentLines = (places: readonly SitePlace[]): string => {
  const pages = places.flatMap((place) => place.pages);
  const names = pages.filter(bearsItsName).map(({ path }) => `'${path.slice(1)}'`);
  const others = pages
    .filter((page) => !bearsItsName(page))
    .map(
      ({ path, title }) =>
        `  { path: '${path}', screen: screens.agents, title: '${title}', signedIn: true },\n`,
    );
  return `  ...agentRoutes(screens.agents, ${names.join(', ')}),\n${others.join('')}`;
};

/** The addresses of a screen, a line each. A screen of a group comes by the one that leads to it. */
const routeLines = ({ name, group, pages, when, signedIn, bare }: SitePlace): string =>
  pages
    .filter(({ category }) => category === undefined)
    .map(({ path, title }) => {
      const said = [
        `path: '${path}'`,
        `screen: screens.${group ?? name}`,
        ...(title === undefined ? [] : [`title: '${title}'`]),
        // Whether a brand has a screen that stands alone is asked of the screen.
        ...(group && when ? [`when: ${when.text}`] : []),
        ...(signedIn ? ['signedIn: true'] : []),
        ...(bare ? ['bare: true'] : []),
      ];
      return `  { ${said.join(', ')} },\n`;
    })
    .join('');

/** A popup lies over the home page. */
const popupLines = ({ pages }: SitePlace): string =>
  pages.map(({ path }) => `  { path: '${path}', screen: screens.home },\n`).join('');

/**
 * The addresses of screens and popups with how each is shown. Left out are those that routes.ts counts
 * up: of categories, and of the member center.
 */
export const routesText = ({ screens: all, popups }: Places): string => {
  const ofAgents = all.filter(isOfAgents);
  const screens = all.filter((screen) => !isOfAgents(screen));
  const rules = screens
    .filter(({ group, pages }) => group && pages.some(({ category }) => category === undefined))
    .map(({ when }) => when);
  return `import { screens } from './features.generated.ts';
${ofAgents.length > 0 ? "import { agentRoutes } from './pages/agent-routes.ts';\n" : ''}import type { Route } from './pages/route.ts';
${ruleImports(rules, '')}
/** The addresses of screens and popups; a screen of a group comes by the one that leads to it. */
export const placedRoutes: readonly Route[] = [
${ofAgents.length > 0 ? agentLines(ofAgents) : ''}${screens.map(routeLines).join('')}${popups.map(popupLines).join('')}];
`;
};

/** The pages of the main navigation, in its order. */
export const navigationText = ({ screens, popups, member }: Places): string => {
  const ofAll = [...screens, ...popups].flatMap(({ pages, when }) =>
    pages.flatMap(({ path, navigation }) => (navigation ? [{ path, when, ...navigation }] : [])),
  );
  // Of the member center a brand has only those that it names under /navigation.
  const ofSome = member.flatMap(({ name, icon, navigation }) => {
    const when = { text: `isNamed('${name}')`, name: 'isNamed', file: 'settings/has-part.ts' };
    return navigation ? [{ path: `/${name}`, when, icon, ...navigation }] : [];
  });
  const placed = [...ofAll, ...ofSome].toSorted((one, other) => one.order - other.order);
  const lines = placed.map(({ path, when, name, icon }) => {
    const rule = when ? `, when: ${when.text}` : '';
    return `  { name: '${name}', to: '${path}', icon: '${icon}'${rule} },\n`;
  });
  return `${ruleImports(
    placed.map(({ when }) => when),
    'shell/nav',
  )}
/** The pages of the main navigation, in its order. */
export const placedPages = [
${lines.join('')}] as const;
`;
};

/** The pages of the member center, and who has them: the home page needs this much. */
export const memberPagesText = (places: readonly MemberPlace[]): string => {
  const lines = places.map(({ name, open, players, when }) => {
    const said = [
      ...(open ? ['open: true'] : []),
      ...(players ? ['players: true'] : []),
      ...(when ? [`when: ${when.text}`] : []),
    ];
    return `  ${name}: ${said.length > 0 ? `{ ${said.join(', ')} }` : '{}'},\n`;
  });
  return `${ruleImports(
    places.map(({ when }) => when),
    'pages',
  )}import type { MemberPage } from './member-screen.ts';

/** The pages of the member center, in the order of the navigation. */
export const pages = {
${lines.join('')}} satisfies Record<string, MemberPage>;
`;
};

/** Where they stand in its navigation: it comes with its first page. */
export const memberPlacesText = (
  places: readonly MemberPlace[],
): string => `import type { pages } from './member-pages.generated.ts';
import type { MemberPagePlace } from './member-screen.ts';

/** The place of every page of the member center. */
export const memberPagePlaces: Record<keyof typeof pages, MemberPagePlace> = {
${places.map(({ name, group, icon }) => `  ${name}: { group: '${group}', icon: '${icon}' },\n`).join('')}};
`;
