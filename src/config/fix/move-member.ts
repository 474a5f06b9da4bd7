import { parse, type AnyNode, type ObjectNode } from '@humanwhocodes/momoa';
import { pointerKeys } from '../issues/issue.ts';
import { withoutComments } from '../read/without-comments.ts';
import { indentAt, layoutOf, renderValue } from './json-layout.ts';
import { keyOf, reach } from './json-tree.ts';
import type { JsonValue } from '../issues/edit.ts';
import { memberBlock, type CommentedText, type MemberBlock } from './member-block.ts';

interface Splice {
  start: number;
  end: number;
  insert: string;
}

interface Opened extends CommentedText {
  root: AnyNode;
}

const open = (text: string): Opened => {
  const plain = withoutComments(text);
  return { text, plain, root: parse(plain).body };
};

const splice = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((one, other) => other.start - one.start)
    .reduce((now, { start, end, insert }) => now.slice(0, start) + insert + now.slice(end), text);

/** The object that a pointer's parent is, and the pointer's last key. */
const parentOf = (root: AnyNode, pointer: string): { holder: ObjectNode; key: string } => {
  const parent = reach(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const key = pointerKeys(pointer).at(-1) ?? '';
  if (parent.missing.length > 0 || parent.node.type !== 'Object') {
    throw new Error(`“${pointer}” cannot be set: what would hold it is no object`);
  }
  return { holder: parent.node, key };
};

const indexOf = (holder: ObjectNode, key: string | undefined): number =>
  holder.members.findIndex((member) => keyOf(member) === key);

/** Takes a block away, with the comma before it when it was the last. */
const removal = (
  opened: Opened,
  holder: ObjectNode,
  index: number,
  block: MemberBlock,
): Splice[] => {
  const rest = opened.text.slice(block.end);
  const gap = (block.isWide ? /^\r?\n/ : /^[ \t]*/).exec(rest)?.[0].length ?? 0;
  const own = { start: block.start, end: block.end + gap, insert: '' };
  if (index < holder.members.length - 1 || index === 0) return [own];
  const dangling = memberBlock(opened, holder, index - 1).comma;
  return dangling < 0 ? [own] : [{ start: dangling, end: dangling + 1, insert: '' }, own];
};

/** What is put behind a member: the lines of a block, or a bare member on the same line. */
interface Insert {
  /** Comment lines above it, each with its line's end; the member itself; the comment behind it. */
  above: string;
  member: string;
  behind: string;
}

const indented = (text: string, from: string, to: string): string =>
  text.replaceAll(/\n([ \t]*)/g, (line, indent: string) =>
    indent.startsWith(from) ? `\n${to}${indent.slice(from.length)}` : line,
  );

/** A comment to the end of the line swallows what comes behind it. */
const closed = (text: string, newline: string): string =>
  text.includes('//') && !/\n\s*$/.test(text) ? text + newline : text;

const insertion = (opened: Opened, holder: ObjectNode, after: number, what: Insert): Splice[] => {
  const { text } = opened;
  const last = holder.members[after];
  const { newline } = layoutOf(text);
  const bare = what.above + what.member + closed(what.behind, newline);
  if (last === undefined) {
    const at = holder.loc.start.offset + 1;
    return [{ start: at, end: at, insert: bare }];
  }
  const block = memberBlock(opened, holder, after);
  const [end, isLast] = [last.loc.end.offset, block.comma < 0];
  if (!block.isWide) return [{ start: end, end, insert: `,${bare}` }];
  const indent = indentAt(text, last.loc.start.offset);
  const own = `${what.above}${indent}${what.member}${isLast ? '' : ','}${what.behind}`;
  // Where another member shares the line, it comes on a line of its own.
  const next = /^(?:\r?\n|$)/.test(text.slice(block.end, block.end + 2)) ? '' : newline + indent;
  const lines = { start: block.end, end: block.end, insert: newline + own + next };
  if (!isLast) return [lines];
  return block.end === end
    ? [{ ...lines, insert: `,${lines.insert}` }]
    : [{ start: end, end, insert: ',' }, lines];
};

const placeIn = (holder: ObjectNode, after: string | undefined): number => {
  const found = indexOf(holder, after);
  return found < 0 ? holder.members.length - 1 : found;
};

/**
 * Sets a key of an object that is there already, behind another key if it is new. Comments stay.
 *
 * @throws {Error} when what would hold it is no object
 */
export const setMember = (
  text: string,
  pointer: string,
  value: JsonValue,
  after?: string,
): string => {
  const opened = open(text);
  const { holder, key } = parentOf(opened.root, pointer);
  const layout = layoutOf(text);
  const there = holder.members[indexOf(holder, key)];
  const last = holder.members[placeIn(holder, after)];
  const indent = last && layout.step !== '' ? indentAt(text, last.loc.start.offset) : undefined;
  const rendered = renderValue(value, layout, indent);
  if (there) {
    const { start, end } = there.value.loc;
    return splice(text, [{ start: start.offset, end: end.offset, insert: rendered }]);
  }
  const member = JSON.stringify(key) + layout.colon + rendered;
  return splice(
    text,
    insertion(opened, holder, placeIn(holder, after), { above: '', member, behind: '' }),
  );
};

/**
 * Moves a member, with its comments, to another place of the text, where it takes on the
 * indentation of its new neighbours. Nothing else changes.
 *
 * @throws {Error} when the text has no such member or its new parent is no object
 */
export const moveMember = (text: string, from: string, to: string, after?: string): string => {
  const opened = open(text);
  const source = parentOf(opened.root, from);
  const target = parentOf(opened.root, to);
  const index = indexOf(source.holder, source.key);
  const member = source.holder.members[index];
  if (member === undefined) throw new Error(`there is no “${from}” to move`);
  const block = memberBlock(opened, source.holder, index);
  const neighbour = target.holder.members[placeIn(target.holder, after)];
  const [old, fresh] = [member, neighbour ?? member].map(({ loc }) =>
    indentAt(text, loc.start.offset),
  );
  const shift = (part: string): string => indented(part, old ?? '', fresh ?? '');
  const [start, end] = [member.loc.start.offset, member.loc.end.offset];
  const line = block.isWide ? text.lastIndexOf('\n', start - 1) + 1 : start;
  // A comment may stand before the key on its line, and between the value and its comma.
  const before = text.slice(line, start).trim();
  const comma = block.comma < 0 ? end : block.comma;
  const behind = text.slice(end, comma) + text.slice(Math.max(end, block.comma + 1), block.end);
  const moved = {
    above: shift(`\n${text.slice(block.start, line)}`).slice(1),
    member:
      (before === '' ? '' : `${before} `) +
      JSON.stringify(target.key) +
      shift(text.slice(member.name.loc.end.offset, end)),
    behind: behind.trim() === '' ? '' : behind,
  };
  return splice(text, [
    ...removal(opened, source.holder, index, block),
    ...insertion(opened, target.holder, placeIn(target.holder, after), moved),
  ]);
};
