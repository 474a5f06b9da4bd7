import { codeFrameColumns } from '@babel/code-frame';
import { parse, type AnyNode, type MemberNode } from '@humanwhocodes/momoa';
import { pointerKeys, type UnplacedIssue } from '../issues/issue.ts';

/** Where a issue stands; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
}

/** A JSON text with its syntax tree, or without one if it is not JSON. */
export interface LocatedText {
  text: string;
  root: AnyNode | undefined;
}

/** Parses a text with positions. */
export const locatable = (text: string): LocatedText => {
  try {
    return { text, root: parse(text).body };
  } catch {
    return { text, root: undefined };
  }
};

const keyOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : '');

const placeOfNode = (node: AnyNode): Place => {
  const { start, end } = node.loc;
  // A frame of a long object marks its beginning only.
  if (end.line > start.line) return { line: start.line, column: start.column };
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
};

/** The place of an offset in a text. */
export const placeOfOffset = (text: string, offset: number): Place => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
};

/** Follows a pointer as far as the text goes; what a default filled in stands nowhere. */
const placeOfPointer = (root: AnyNode, pointer: string, atKey: boolean): Place => {
  let node = root;
  let member: MemberNode | undefined;
  for (const key of pointerKeys(pointer)) {
    if (node.type === 'Object') {
      const next = node.members.findLast((candidate) => keyOf(candidate) === key);
      if (next === undefined) return placeOfNode(member?.name ?? node);
      member = next;
      node = next.value;
    } else if (node.type === 'Array') {
      const element = node.elements[Number(key)];
      if (element === undefined) return placeOfNode(node);
      member = undefined;
      node = element.value;
    } else return placeOfNode(node);
  }
  return placeOfNode(atKey && member ? member.name : node);
};

/** The place of a issue; the beginning of the file if the file has no such place. */
export const placeOf = (
  located: LocatedText,
  issue: Pick<UnplacedIssue, 'pointer' | 'atKey' | 'offset'>,
): Place => {
  if (issue.offset !== undefined) return placeOfOffset(located.text, issue.offset);
  if (located.root === undefined || (issue.pointer === '' && !issue.atKey)) {
    return { line: 1, column: 1 };
  }
  return placeOfPointer(located.root, issue.pointer, issue.atKey === true);
};

/** A frame shows so much of a line: files may stand on one line. */
const WIDTH = 160;
/** And so much of it before the place. */
const BEFORE = 60;
const AROUND = 2;

const cut = (line: string, from = 0): string => {
  const shown = line.slice(from, from + WIDTH);
  return `${from > 0 ? '…' : ''}${shown}${line.length > from + WIDTH ? '…' : ''}`;
};

/** The lines around a place, with a mark under it and no colors; long lines are cut. */
export const frameOf = (text: string, { line, column, endLine, endColumn }: Place): string => {
  // JSON knows no other ends of lines; those that JavaScript knows beside them stand in texts.
  const lines = text.replace(/[\u2028\u2029]/g, ' ').split(/\r\n|[\n\r]/);
  const isLong = (lines[line - 1]?.length ?? 0) > WIDTH;
  const from = isLong ? Math.max(0, column - 1 - BEFORE) : 0;
  const shift = from > 0 ? from - 1 : 0;
  for (let at = Math.max(0, line - 1 - AROUND); at < line + AROUND && at < lines.length; at += 1) {
    lines[at] = cut(lines[at] ?? '', at === line - 1 ? from : 0);
  }
  const stop = Math.min((endColumn ?? 0) - shift, WIDTH + 1);
  const isMarked = endLine !== undefined && stop > column - shift;
  const end = isMarked ? { end: { line: endLine, column: stop } } : {};
  return codeFrameColumns(
    lines.join('\n'),
    { start: { line, column: column - shift }, ...end },
    { linesAbove: AROUND, linesBelow: AROUND, highlightCode: false },
  );
};
