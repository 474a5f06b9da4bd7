import { type KeyboardEvent, useRef, useState } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { DownlineRow, type DownlineLabels } from './DownlineRow.tsx';
import * as styles from './DownlineTree.css.ts';
import { treeMove } from './tree-keys.ts';
import { type DownlineNode, treeRows } from './tree-rows.ts';

export interface DownlineTreeProps {
  /** What the tree is, for a screen reader: "Your team". */
  label: string;
  nodes: readonly DownlineNode[];
  /** The open nodes; what stands below one that has no `children` yet is loading. */
  openIds: readonly string[];
  /** A node is opened or closed; whoever opens it loads its children. */
  onToggle: (id: string, open: boolean) => void;
  selectedId?: string | undefined;
  onSelect: (id: string) => void;
  /** What is searched for: marked where a name has it. */
  query?: string | undefined;
  labels: DownlineLabels;
}

/**
 * An agent's team as a tree, by the pattern of the WAI-ARIA guide: one stop of the Tab key, the
 * arrows walk, open and close, letters lead to names, Enter chooses.
 */
export const DownlineTree = ({
  label,
  nodes,
  openIds,
  onToggle,
  selectedId,
  onSelect,
  query = '',
  labels,
}: DownlineTreeProps) => {
  const tree = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState(selectedId);
  const rows = treeRows(nodes, new Set(openIds));
  const active = rows.find(({ node }) => node.id === activeId) ?? rows[0];
  const focus = (id: string) => {
    setActiveId(id);
    tree.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(active.node.id);
      return;
    }
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const move = treeMove(rows, active.node.id, event.key, direction);
    if (!move) return;
    event.preventDefault();
    if ('focus' in move) focus(move.focus);
    else if ('open' in move) onToggle(move.open, true);
    else onToggle(move.close, false);
  };
  return (
    <div className={styles.box}>
      <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <DownlineRow
            key={row.node.id}
            {...{ row, query, labels }}
            selected={row.node.id === selectedId}
            tabbable={row === active}
            onFocus={() => setActiveId(row.node.id)}
            onToggle={() => onToggle(row.node.id, !row.isOpen)}
            onSelect={() => onSelect(row.node.id)}
          />
        ))}
      </ul>
      <p role="status" className={visuallyHidden}>
        {rows.some(({ isOpen, node }) => isOpen && !node.children) && labels.loading}
      </p>
    </div>
  );
};
