import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DownlineTree } from './DownlineTree.tsx';

const nodes = [
  {
    id: 'ana',
    name: 'ana',
    role: 'Agent',
    isAgent: true,
    childCount: 2,
    teamCount: 5,
    children: [{ id: 'bea', name: 'bea', role: 'Member', isAgent: false, childCount: 0 }],
  },
  { id: 'eve', name: 'eve', role: 'Agent', isAgent: true, childCount: 3 },
];

const draw = (openIds: string[]) =>
  renderToString(
    <DownlineTree
      label="Team"
      nodes={nodes}
      openIds={openIds}
      onToggle={() => undefined}
      onSelect={() => undefined}
      labels={{ team: (count) => `${count} below`, loading: 'Loading' }}
    />,
  );

test('the tree says level, place and whether a node is open', () => {
  const html = draw(['ana']);

  expect(html).toContain('role="tree"');
  expect(html).toMatch(/aria-level="2"[^>]*aria-posinset="1"/u);
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain('5 below');
});

test('it is one stop of the Tab key', () => {
  expect(draw(['ana']).match(/tabindex="0"/giu)).toHaveLength(1);
});

test('children that are still to come are announced as loading', () => {
  expect(draw(['eve'])).toContain('Loading');
  expect(draw([])).not.toContain('Loading');
});
