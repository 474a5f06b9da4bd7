/** A line of Storybook's index. */
export interface IndexEntry {
  id: string;
  /** `Basics/Button` */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** One sheet: its stories are the rows. */
export interface SheetPlan {
  /** File below the folder of pictures, without its ending. */
  file: string;
  title: string;
  /** A screen's columns are widths, a component's are brands in their modes. */
  kind: 'components' | 'screen';
  stories: { id: string; label: string }[];
}

/** What is asked for; nothing means everything. */
export interface PictureChoice {
  /** Groups by name: `basics`, `screens`. */
  groups: readonly string[];
  /** Part of a title: these components with all their stories. */
  only?: string | undefined;
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

const groupOf = ({ title }: IndexEntry): string => title.split('/')[0] ?? title;

const componentOf = ({ title }: IndexEntry): string => title.split('/').slice(1).join(' ');

/** Pages that show every brand by themselves. */
const ALONE = ['Welcome', 'Brands', 'Tokens', 'Playroom'];

const isShown = (entry: IndexEntry): boolean =>
  entry.type === 'story' &&
  (entry.tags ?? ['dev']).includes('dev') &&
  !ALONE.includes(groupOf(entry));

const screenSheets = (stories: readonly IndexEntry[]): SheetPlan[] =>
  stories.map((story) => {
    const label = `${componentOf(story)} ${story.name}`.trim();
    const file = `screens/${slug(label)}`;
    return { file, title: label, kind: 'screen', stories: [{ id: story.id, label }] };
  });

const groupSheet = (group: string, stories: readonly IndexEntry[]): SheetPlan => {
  const firsts = new Map<string, IndexEntry>();
  for (const story of stories) if (!firsts.has(story.title)) firsts.set(story.title, story);
  return {
    file: slug(group),
    title: group,
    kind: 'components',
    stories: [...firsts.values()].map((story) => ({ id: story.id, label: componentOf(story) })),
  };
};

const componentSheet = (title: string, stories: readonly IndexEntry[]): SheetPlan => ({
  file: slug(title),
  title,
  kind: 'components',
  stories: stories.map(({ id, name }) => ({ id, label: name })),
});

/**
 * Decides what goes on which sheet: the first story of each component of a group, every screen on
 * a sheet of its own, and all stories of the components that are asked for by name.
 */
export const planSheets = (
  entries: readonly IndexEntry[],
  { groups, only }: PictureChoice,
): SheetPlan[] => {
  const wanted = groups.map((group) => group.toLowerCase());
  const stories = entries
    .filter(isShown)
    .filter((entry) => wanted.length === 0 || wanted.includes(groupOf(entry).toLowerCase()))
    .filter(({ title }) => title.toLowerCase().includes(only?.toLowerCase() ?? ''));
  const screens = stories.filter((entry) => groupOf(entry) === 'Screens');
  const others = stories.filter((entry) => groupOf(entry) !== 'Screens');
  const sheets =
    only === undefined
      ? [...Map.groupBy(others, groupOf)].map(([group, its]) => groupSheet(group, its))
      : [...Map.groupBy(others, ({ title }) => title)].map(([title, its]) =>
          componentSheet(title, its),
        );
  return [...sheets, ...screenSheets(screens)];
};
