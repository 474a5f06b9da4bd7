import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** The groups of the member center in their order: `MEMBER_PAGE_GROUPS` of pages/member-screen.ts. */
const GROUPS = ['money', 'records', 'account', 'help'];

/** A screen of the member center as its `*.screen.ts` places it. */
export interface PlacedScreen {
  /** Its address without the slash. */
  name: string;
  group: string;
  order: number;
  icon: string;
  open: boolean;
  /** A function of `settings/what-is-on.ts`; null where every brand has it. */
  when: string | null;
  /** The component's name, which is its file's. */
  component: string;
  /** Its folder below src/site. */
  folder: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The properties of the one object that the file hands to `memberScreen`. */
const readObject = (text: string, fault: (what: string) => Error): Map<string, Node> => {
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { body: Node[] };
  const declared = body.flatMap(({ declaration }) =>
    isNode(declaration) ? ((declaration['declarations'] ?? []) as Node[]) : [],
  );
  const call = declared.find(({ id }) => isNode(id) && id['name'] === 'screen')?.['init'];
  const [object] = isNode(call) ? ((call['arguments'] ?? []) as Node[]) : [];
  if (!object || object.type !== 'ObjectExpression')
    throw fault('it exports screen = memberScreen({ … })');
  return new Map(
    (object['properties'] as Node[]).flatMap(({ key, value }) =>
      isNode(key) && isNode(value) ? [[String(key['name']), value] as const] : [],
    ),
  );
};

/**
 * Reads where a file places its screen.
 *
 * @param file its path below src/site
 * @throws {Error} naming the file and what it lacks
 */
export const readScreen = (file: string, text: string): PlacedScreen => {
  const fault = (what: string): Error => new Error(`src/site/${file}: ${what}.`);
  const values = readObject(text, fault);
  const literal = <Value>(name: string, is: (value: unknown) => value is Value, what: string) => {
    const value = values.get(name)?.['value'];
    if (is(value)) return value;
    throw fault(`\`${name}\` is ${what}`);
  };
  const isAddress = (value: unknown): value is string => /^\/\w+$/.test(String(value));
  const isWord = (value: unknown): value is string => typeof value === 'string';
  const isGroup = (value: unknown): value is string => GROUPS.includes(String(value));
  const isOrder = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
  const when = values.get('when');
  if (when && when.type !== 'Identifier')
    throw fault('`when` is the name of a function of settings/what-is-on.ts');
  const load = values.get('load');
  const [, component] =
    /=>\s*import\('\.\/(\w+)\.tsx'\)$/.exec(
      load ? text.slice(Number(load['start']), Number(load['end'])) : '',
    ) ?? [];
  if (component === undefined) throw fault("`load` is () => import('./<Component>.tsx')");
  return {
    name: literal('path', isAddress, 'an address of letters and digits, such as /limits').slice(1),
    group: literal('group', isGroup, `one of ${GROUPS.join(', ')}`),
    order: literal('order', isOrder, 'its place within the group, from 1'),
    icon: literal('icon', isWord, 'the name of an icon'),
    open: values.get('open')?.['value'] === true,
    when: when ? String(when['name']) : null,
    component,
    folder: path.posix.dirname(file),
  };
};

/**
 * Puts screens into the order of the navigation.
 *
 * @throws {Error} when two have one address, or one place
 */
export const inOrder = (screens: readonly PlacedScreen[]): PlacedScreen[] => {
  const sorted = screens.toSorted(
    (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order,
  );
  for (const [at, screen] of sorted.entries()) {
    const twin = sorted.find(({ name }, other) => other < at && name === screen.name);
    if (twin) throw new Error(`${twin.folder} and ${screen.folder} both have /${screen.name}.`);
    const before = sorted[at - 1];
    if (before?.group === screen.group && before.order === screen.order)
      throw new Error(
        `${before.folder} and ${screen.folder} both have place ${screen.order} of ${screen.group}.`,
      );
  }
  return sorted;
};

const pagesFile = (screens: readonly PlacedScreen[]): string => {
  const rules = [...new Set(screens.flatMap(({ when }) => when ?? []))].toSorted();
  const lines = screens.map(({ name, open, when }) => {
    const said = [...(open ? ['open: true'] : []), ...(when ? [`when: ${when}`] : [])];
    return `  ${name}: ${said.length > 0 ? `{ ${said.join(', ')} }` : '{}'},`;
  });
  return `${rules.length > 0 ? `import { ${rules.join(', ')} } from '../settings/what-is-on.ts';\n` : ''}import type { MemberPage } from './member-screen.ts';

/** The pages of the member center, in the order of the navigation. */
export const pages = {
${lines.join('\n')}
} satisfies Record<string, MemberPage>;
`;
};

const placesFile = (
  screens: readonly PlacedScreen[],
): string => `import type { pages } from './member-pages.generated.ts';
import type { MemberPagePlace } from './member-screen.ts';

/** The place of every page of the member center. */
export const memberPagePlaces: Record<keyof typeof pages, MemberPagePlace> = {
${screens.map(({ name, group, icon }) => `  ${name}: { group: '${group}', icon: '${icon}' },`).join('\n')}
};
`;

const featuresFile = (
  screens: readonly PlacedScreen[],
): string => `import { feature, type Feature } from './pages/feature.ts';
import { hasMemberPage, type MemberPageName } from './pages/member-pages.ts';

/** The screens of the member center, by the names of their pages. */
export const memberScreens = {
${screens
  .map(
    ({ name, component, folder }) => `  ${name}: feature({
    name: '${component}',
    load: () => import('./${folder}/${component}.tsx'),
    when: hasMemberPage('${name}'),
  }),`,
  )
  .join('\n')}
} satisfies Record<MemberPageName, Feature>;
`;

const addressesFile = (screens: readonly PlacedScreen[]): string => `
/** The addresses of the member center's pages. */
export const memberPaths = [
${screens.map(({ name }) => `  '/${name}',`).join('\n')}
] as const;
`;

/** Every `*.screen.ts` below a folder, which is src/site. */
export const readScreens = (site: string): PlacedScreen[] =>
  inOrder(
    globSync('**/*.screen.ts', { cwd: site })
      .toSorted()
      .map((file) => readScreen(file, readFileSync(path.join(site, file), 'utf8'))),
  );

/**
 * What follows from the places of screens, as [name below src/generated, text]: which pages there are
 * and which brands have them; where they stand in the navigation; how their code comes; their
 * addresses, for the platform.
 *
 * @param banner the comment at the head of each
 */
export const screensFiles = (
  banner: string,
  screens: readonly PlacedScreen[],
): [string, string][] =>
  (
    [
      ['../site/pages/member-pages.generated.ts', pagesFile(screens)],
      ['../site/pages/member-page-places.generated.ts', placesFile(screens)],
      ['../site/member-features.generated.ts', featuresFile(screens)],
      ['member-paths.ts', addressesFile(screens).trimStart()],
    ] as const
  ).map(([file, text]) => [file, `${banner}\n\n${text}`]);
