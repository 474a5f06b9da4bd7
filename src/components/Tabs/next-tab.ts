/** What `nextTab` needs to know of a tab. */
export interface TabStop {
  id: string;
  disabled?: boolean | undefined;
}

/**
 * The tab that a key leads to: arrows go round and skip the disabled ones.
 *
 * @returns its id, or undefined when the key does not concern tabs
 */
export const nextTab = (
  tabs: readonly TabStop[],
  current: string,
  key: string,
  rightToLeft: boolean,
): string | undefined => {
  const open = tabs.filter((tab) => !tab.disabled);
  const index = open.findIndex((tab) => tab.id === current);
  const step = rightToLeft ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    Home: 0,
    End: open.length - 1,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  return open[(target + open.length) % open.length]?.id;
};
