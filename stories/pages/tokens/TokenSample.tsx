import type { ExplainedToken } from '../../storybook/node/theme-page-data.ts';
import * as styles from './tokens.css.ts';

/** Says by its look what a token does; what only measures time or height shows its value alone. */
export const TokenSample = ({ token }: { token: ExplainedToken }) => {
  const { group, name, type, property } = token;
  const value = `var(${property})`;
  const isRadius = /radius/iu.test(name) || group === 'radius';
  if (type === 'color') return <span className={styles.swatch} style={{ background: value }} />;
  if (type === 'fontFamily') {
    return (
      <span className={styles.letters} style={{ fontFamily: value }}>
        Ag
      </span>
    );
  }
  if (isRadius) return <span className={styles.box} style={{ borderRadius: value }} />;
  if (type === 'shadow') return <span className={styles.box} style={{ boxShadow: value }} />;
  if (group === 'gradient' || group === 'pattern') {
    return <span className={styles.swatch} style={{ backgroundImage: value }} />;
  }
  if (group === 'space') return <span className={styles.bar} style={{ inlineSize: value }} />;
  if (group === 'size') {
    return (
      <span className={styles.letters} style={{ fontSize: `min(${value}, 2.25rem)` }}>
        Ag
      </span>
    );
  }
  return <span className={styles.none} />;
};
