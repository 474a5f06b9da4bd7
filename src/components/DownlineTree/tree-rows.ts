/** One account of an agent's team. */
export interface DownlineNode {
  id: string;
  name: string;
  /** The role in words: "Agent", "Member". */
  role: string;
  isAgent: boolean;
  /** How many stand directly below; 0 has nothing to open. */
  childCount: number;
  /** The team below it, all levels. */
  teamCount?: number | undefined;
  /** What stands at the end of the row: an amount, a rate. */
  detail?: string | undefined;
  /** Left out until they were loaded. */
  children?: readonly DownlineNode[] | undefined;
}

/** A node as the tree shows it. */
export interface TreeRow {
  node: DownlineNode;
  /** From 1 at the top. */
  level: number;
  position: number;
  setSize: number;
  parentId: string | null;
  isOpen: boolean;
}

/**
 * The rows in sight, from top to bottom: whatever stands under closed nodes is left out.
 *
 * @param openIds of the nodes that are open
 */
export const treeRows = (
  nodes: readonly DownlineNode[],
  openIds: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const isOpen = node.childCount > 0 && openIds.has(node.id);
    const row = { node, level, position: index + 1, setSize: nodes.length, parentId, isOpen };
    return isOpen ? [row, ...treeRows(node.children ?? [], openIds, level + 1, node.id)] : [row];
  });
