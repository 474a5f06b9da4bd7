import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './DownlineTree.css.ts';
import { matchParts } from './match-parts.ts';
import type { TreeRow } from './tree-rows.ts';

/** The words of a tree. */
export interface DownlineLabels {
  /** "12 in the team", in the plural of the language. */
  team: (count: number) => string;
  loading: string;
}

interface DownlineRowProps {
  row: TreeRow;
  query: string;
  labels: DownlineLabels;
  selected: boolean;
  /** The one row that the Tab key comes to. */
  tabbable: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onSelect: () => void;
}

/** One account: arrow, role, name, counts; and what is said while its children come. */
export const DownlineRow = ({
  row,
  query,
  labels,
  selected,
  tabbable,
  onFocus,
  onToggle,
  onSelect,
}: DownlineRowProps) => {
  const { node, level, position, setSize, isOpen } = row;
  const place = assignInlineVars({ [styles.depth]: String(level - 1) });
  const facts =
    node.teamCount === undefined ? node.role : `${node.role} · ${labels.team(node.teamCount)}`;
  return (
    <>
      {/* The tree itself hears the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <li
        role="treeitem"
        data-node={node.id}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={setSize}
        aria-expanded={node.childCount > 0 ? isOpen : undefined}
        aria-selected={selected}
        aria-busy={(isOpen && !node.children) || undefined}
        tabIndex={tabbable ? 0 : -1}
        className={styles.row}
        style={place}
        onFocus={onFocus}
        onClick={onSelect}
      >
        <span
          aria-hidden="true"
          className={styles.twist}
          onClick={(event) => {
            if (node.childCount === 0) return;
            event.stopPropagation();
            onToggle();
          }}
        >
          {node.childCount > 0 && <Icon name="chevronEnd" size={18} />}
        </span>
        <span className={styles.sign} data-agent={node.isAgent || undefined}>
          <Icon name={node.isAgent ? 'users' : 'user'} size={18} />
        </span>
        <span className={styles.text}>
          <bdi className={styles.name}>
            {matchParts(node.name, query).map(({ text, found }) =>
              found ? (
                <mark key={text} className={styles.found}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </bdi>
          <span className={styles.facts}>{facts}</span>
        </span>
        {node.detail && <span className={styles.detail}>{node.detail}</span>}
      </li>
      {isOpen && !node.children && (
        <li aria-hidden="true" className={styles.waiting} style={place}>
          <Spinner size={20} />
          {labels.loading}
        </li>
      )}
    </>
  );
};
