import type { MemberPlace } from './member-places.ts';
import type { Rule } from './read-placing.ts';
import type { Places } from './read-places.ts';
import { ruleImports } from './rule-imports.ts';
import { PART_KINDS, type PartKind, type PartPlace, type SitePlace } from './site-places.ts';

interface Entry {
  name: string;
  component: string;
  folder: string;
  when: Rule | null;
}

/** The screens that lead to every page of games, of the agent center, and of the member center. */
const LEADS: readonly Entry[] = [
  { name: 'games', component: 'GamesScreen', folder: '.', when: null },
  {
    name: 'agents',
    component: 'AgentsScreen',
    folder: '.',
    when: { text: 'hasAgents', name: 'hasAgents', file: 'settings/what-is-on.ts' },
  },
  { name: 'member', component: 'MemberScreen', folder: '.', when: null },
];

/** What a layout of a brand may name: a part of each must be placed. */
const TYPES: Partial<Record<PartKind, string>> = {
  header: "Settings['layout']['header']",
  footer: "Settings['layout']['footer']",
  hero: "Settings['layout']['hero']",
  section: "Exclude<Settings['home']['sections'][number], 'banners'>",
};

const PART_DOCS: Record<PartKind, string> = {
  header: 'The headers; a brand carries its own.',
  footer: 'The footers.',
  hero: 'The ways to show the banners at the top of the home page.',
  section: 'The other sections of the home page, by their names in the merchant’s file.',
  aside: 'What stands beside every page.',
  member: 'What members of some brands see within what all brands have.',
  promotion: 'What only brands with some kind of promotion have.',
  status: 'The full-page screens that stand in for the site.',
};

const ALWAYS = 'const always = (): boolean => true;\n';
const FEATURE_IMPORT = "import { feature, type Feature } from './pages/feature.ts';\n";

/** A list of features as the build reads it: a literal name, and one dynamic import. */
const listText = (
  [list, doc]: readonly [string, string],
  entries: readonly Entry[],
  keys = 'string',
): string => {
  const lines = entries.map(
    ({ name, component, folder, when }) => `  ${name}: feature({
    name: '${component}',
    load: () => import('./${folder === '.' ? '' : `${folder}/`}${component}.tsx'),
    when: ${when?.text ?? 'always'},
  }),
`,
  );
  return `
/** ${doc} */
export const ${list} = {
${lines.join('')}} satisfies Record<${keys}, Feature>;
`;
};

/** The part as an entry: whether a brand has it follows from its kind and name, or from its own rule. */
const partEntry = ({ kind, name, component, folder, when }: PartPlace): Entry => {
  const { rule } = PART_KINDS[kind as PartKind];
  const own = rule && { text: `${rule}('${name}')`, name: rule, file: 'settings/has-part.ts' };
  return { name, component, folder, when: own ?? when };
};

const partLists = (parts: readonly PartPlace[], isWanted: (kind: PartKind) => boolean) =>
  (Object.keys(PART_KINDS) as PartKind[]).filter(isWanted).map((kind) => ({
    kind,
    entries: parts.filter((part) => part.kind === kind).map(partEntry),
  }));

const partTexts = (lists: ReturnType<typeof partLists>): string =>
  lists
    .map(({ kind, entries }) =>
      listText([PART_KINDS[kind].list, PART_DOCS[kind]], entries, TYPES[kind]),
    )
    .join('');

const isAlone = ({ group }: SitePlace): boolean => group === null;

/** The parts of every page, and the way to each screen and popup: the first page carries it. */
export const featuresText = ({ screens, popups, parts }: Places): string => {
  const lists = partLists(parts, (kind) => kind !== 'status' && kind !== 'promotion');
  const alone: Entry[] = [...screens.filter(isAlone), ...LEADS];
  const rules = [...lists.flatMap(({ entries }) => entries), ...alone, ...popups].map(
    ({ when }) => when,
  );
  return `${FEATURE_IMPORT}${ruleImports(rules, '')}import type { Settings } from './settings/settings.ts';
import type { PopupName } from '#generated/page-paths.ts';

${ALWAYS}${partTexts(lists)}${listText(['screens', 'The screens, and those that lead to the screens of a group.'], alone)}${listText(['popups', 'The popups, by the names that `openPopup` takes.'], popups, 'PopupName')}`;
};

/** What stands in place of the site: it comes when it is needed. */
export const overallFeaturesText = ({ parts }: Places): string =>
  `${FEATURE_IMPORT}\n${ALWAYS}${partTexts(partLists(parts, (kind) => kind === 'status'))}`;

/** What only some kinds of promotions need: it comes with the late work, so that the first page does not carry it. */
export const promotionFeaturesText = ({ parts }: Places): string => {
  const lists = partLists(parts, (kind) => kind === 'promotion');
  const rules = lists.flatMap(({ entries }) => entries).map(({ when }) => when);
  return `${FEATURE_IMPORT}${ruleImports(rules, '')}${partTexts(lists)}`;
};

/** The screens of games, and the addresses of each: they come with the first page of games. */
export const gameFeaturesText = ({ screens }: Places): string => {
  const games = screens.filter(({ group }) => group === 'games');
  const lines = games.flatMap(({ name, pages }) =>
    pages.map(({ path }) => `  '${path}': gameScreens.${name},\n`),
  );
  return `${FEATURE_IMPORT}${ruleImports(
    games.map(({ when }) => when),
    '',
  )}
${ALWAYS}${listText(['gameScreens', 'The screens of games.'], games)}
/** The screen of each address. */
export const gameScreensByPath: Readonly<Record<string, Feature>> = {
${lines.join('')}};
`;
};

/** The screens of the agent center, and the addresses of each: they come with its first page. */
export const agentFeaturesText = ({ screens }: Places): string => {
  const agents = screens.filter(({ group }) => group === 'agents');
  const lines = agents.flatMap(({ name, pages }) =>
    pages.map(({ path }) => `  '${path}': agentScreens.${name},\n`),
  );
  return `${FEATURE_IMPORT}${ruleImports(
    agents.map(({ when }) => when),
    '',
  )}${listText(['agentScreens', 'The screens of the agent center.'], agents)}
/** The screen of each address. */
export const agentScreensByPath: Readonly<Record<string, Feature>> = {
${lines.join('')}};
`;
};

/** The screens of the member center: they come with its first page. */
export const memberFeaturesText = (places: readonly MemberPlace[]): string => {
  const file = 'pages/member-pages.ts';
  const entries = places.map((place) => ({
    ...place,
    when: { text: `hasMemberPage('${place.name}')`, name: 'hasMemberPage', file },
  }));
  return `${FEATURE_IMPORT}import { hasMemberPage, type MemberPageName } from './${file}';
${listText(['memberScreens', 'The screens of the member center, by the names of their pages.'], entries, 'MemberPageName')}`;
};
