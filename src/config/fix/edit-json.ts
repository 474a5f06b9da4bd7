import { parse, type ObjectNode } from '@humanwhocodes/momoa';
import { inOrder, type Edit, type JsonValue } from '../issues/edit.ts';
import { indentAt, layoutOf, renderValue, type JsonLayout } from './json-layout.ts';
import { reach, type Reached } from './json-tree.ts';

interface Span {
  loc: { start: { offset: number }; end: { offset: number } };
}

const splice = (text: string, start: number, end: number, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);

/** Wraps a value into the parents that are missing, the innermost last. */
const wrap = (keys: readonly string[], value: JsonValue): JsonValue =>
  keys.reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);

const startOf = ({ loc }: Span): number => loc.start.offset;
const endOf = ({ loc }: Span): number => loc.end.offset;

/** Adds a member behind the last one, on a line of its own where the others have theirs. */
const addMember = (
  text: string,
  node: ObjectNode,
  [key, value]: [string, JsonValue],
  layout: JsonLayout,
): string => {
  const last = node.members.at(-1);
  const name = JSON.stringify(key) + layout.colon;
  if (last === undefined) {
    const indent = indentAt(text, startOf(node));
    const inner = indent + layout.step;
    const isWide = layout.step !== '';
    const member = name + renderValue(value, layout, isWide ? inner : undefined);
    const filled = isWide
      ? `{${layout.newline}${inner}${member}${layout.newline}${indent}}`
      : `{${member}}`;
    return splice(text, startOf(node), endOf(node), filled);
  }
  const [first = last, second] = node.members;
  const isWide = text.slice(startOf(node), startOf(first)).includes('\n');
  const comma = layout.colon.endsWith(' ') ? ', ' : ',';
  const between = second === undefined ? comma : text.slice(endOf(first), startOf(second));
  const indent = indentAt(text, startOf(last));
  const member = name + renderValue(value, layout, isWide ? indent : undefined);
  const before = isWide ? `,${layout.newline}${indent}` : between;
  return splice(text, endOf(last), endOf(last), before + member);
};

const set = (text: string, { node, missing }: Reached, value: JsonValue): string => {
  const layout = layoutOf(text);
  const [key, ...inner] = missing;
  if (key === undefined) {
    const isWide =
      typeof value === 'object' && text.slice(startOf(node), endOf(node)).includes('\n');
    const indent = isWide ? indentAt(text, startOf(node)) : undefined;
    return splice(text, startOf(node), endOf(node), renderValue(value, layout, indent));
  }
  if (node.type !== 'Object') throw new Error(`“${key}” cannot be set: what holds it is no object`);
  return addMember(text, node, [key, wrap(inner, value)], layout);
};

/** Takes a member or an item away together with its comma. */
const remove = (text: string, { holder, missing }: Reached): string => {
  if (holder === undefined || missing.length > 0) return text;
  const { node, index } = holder;
  const items: Span[] = node.type === 'Object' ? node.members : node.elements;
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (item === undefined) return text;
  if (after) return splice(text, startOf(item), startOf(after), '');
  if (before) return splice(text, endOf(before), endOf(item), '');
  return splice(text, startOf(node) + 1, endOf(node) - 1, '');
};

/**
 * Changes a JSON text and nothing else in it: order, indentation and every other byte stay.
 *
 * @param edits none of them inside what another one takes away
 * @throws {Error} when the text is not JSON, or something other than an object is in the way
 */
export const editJson = (text: string, edits: readonly Edit[]): string => {
  let edited = text;
  for (const edit of inOrder(edits)) {
    const reached = reach(parse(edited).body, edit.pointer);
    edited = 'value' in edit ? set(edited, reached, edit.value) : remove(edited, reached);
  }
  return edited;
};
