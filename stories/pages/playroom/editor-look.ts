import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '#theme/vars.css.ts';

/** The editor wears the brand, too: only pairs of which every theme proves the contrast. */
export const look = EditorView.theme({
  '&': {
    blockSize: '100%',
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.size.sm,
  },
  '&.cm-focused': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: vars.color.text },
  '.cm-cursor': { borderInlineStartColor: vars.color.text },
  '.cm-gutters': { background: vars.color.surface, color: vars.color.textMuted, border: 0 },
  '.cm-tooltip': {
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `1px solid ${vars.color.borderStrong}`,
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: vars.color.primary,
    color: vars.color.onPrimary,
  },
});

/** What stands out by weight and slant as well as by color. */
export const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], fontWeight: '700' },
  { tag: [tags.tagName, tags.typeName, tags.className], color: vars.color.link, fontWeight: '700' },
  { tag: [tags.string, tags.number, tags.bool], color: vars.color.link },
  { tag: tags.attributeName, color: vars.color.textMuted },
  { tag: tags.comment, color: vars.color.textMuted, fontStyle: 'italic' },
]);
