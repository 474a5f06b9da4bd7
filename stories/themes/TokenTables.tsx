import type { ExplainedToken, ExplainedValue } from '../storybook/node/theme-page-data.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Table } from '#components/Table/Table.tsx';
import { sourceInWords } from './sources.ts';
import * as styles from './theme-page.css.ts';

const Value = ({ type, shown }: { type: string; shown: ExplainedValue }) => (
  <span className={styles.swatchCell}>
    {type === 'color' && (
      <span aria-hidden className={styles.swatch} style={{ background: shown.value }} />
    )}
    <span className={styles.value}>{shown.value}</span>
  </span>
);

const Source = ({ modes: { light, dark } }: ExplainedToken) => {
  const [inLight, inDark] = [sourceInWords(light.source), sourceInWords(dark.source)];
  return (
    <span className={styles.quiet}>{inLight === inDark ? inLight : `${inLight} · ${inDark}`}</span>
  );
};

/** Every token of a theme, a table per group: its value in both modes and where it comes from. */
export const TokenTables = ({ tokens }: { tokens: readonly ExplainedToken[] }) =>
  [...Map.groupBy(tokens, ({ group }) => group)].map(([group, members]) => (
    <Table
      key={group}
      caption={group}
      captionShown
      rows={members}
      rowKey={({ token }) => token}
      empty={<EmptyState title="No tokens" />}
      columns={[
        { id: 'token', header: 'Token', cell: ({ token }) => token },
        {
          id: 'light',
          header: 'Light',
          cell: ({ type, modes }) => <Value type={type} shown={modes.light} />,
        },
        {
          id: 'dark',
          header: 'Dark',
          cell: ({ type, modes }) => <Value type={type} shown={modes.dark} />,
        },
        { id: 'source', header: 'From', cell: (token) => <Source {...token} /> },
      ]}
    />
  ));
