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
