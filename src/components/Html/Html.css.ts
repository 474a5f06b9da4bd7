import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const html = style({ maxInlineSize: '70ch', lineHeight: vars.line.text });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${html} :is(${selector})`, rule);

inside('*', { marginBlock: 0 });
inside('p, ul, ol, table, figure, blockquote, div', { marginBlockEnd: vars.space.x3 });
globalStyle(`${html} > :last-child`, { marginBlockEnd: 0 });
inside('h2, h3, h4', { marginBlock: `${vars.space.x5} ${vars.space.x2}` });
globalStyle(`${html} > :first-child`, { marginBlockStart: 0 });
inside('h2', { fontSize: vars.size.lg });
inside('h3, h4', { fontSize: vars.size.md });
inside('ul, ol', { paddingInlineStart: vars.space.x6 });
inside('li', { marginBlockEnd: vars.space.x1 });
inside('li::marker', { color: vars.color.link });
inside('img', { blockSize: 'auto', borderRadius: vars.radius.md });
inside('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' });
inside('th, td', {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  textAlign: 'start',
});
inside('th', { fontWeight: vars.weight.bold, background: vars.color.surfaceSunken });
inside('hr', { marginBlock: vars.space.x5, borderBlockStart: `1px solid ${vars.color.border}` });
inside('blockquote', {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.primary}`,
  color: vars.color.textMuted,
});
