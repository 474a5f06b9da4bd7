import type { MemberNode, ObjectNode } from '@humanwhocodes/momoa';

/** A member of an object as it stands in a text, with the comments that belong to it. */
export interface MemberBlock {
  /** From its first comment, or from its key, at the beginning of a line if it has lines of its own. */
  start: number;
  /** Behind its comma and the comment on the same line; before the line's end. */
  end: number;
  /** The offset of its comma; -1 when it has none. */
  comma: number;
  /** It stands on lines of its own. */
  isWide: boolean;
}

/** A text with comments, and the same without: the offsets are the same. */
export interface CommentedText {
  text: string;
  plain: string;
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
};

const isBlank = (text: string, start: number, end: number): boolean =>
  text.slice(start, end).trim() === '';

/** The beginning of the lines above that hold nothing but comments. */
const withCommentsAbove = (
  { text, plain }: CommentedText,
  start: number,
  floor: number,
): number => {
  let first = start;
  while (first > floor) {
    const above = lineStart(text, first - 1);
    const isComment = isBlank(plain, above, first) && !isBlank(text, above, first);
    if (above < floor || !isComment) break;
    first = above;
  }
  return first;
};

/**
 * Where a member and what belongs to it stand: comments right above it, its comma, and a comment
 * behind it on the same line.
 */
export const memberBlock = (
  both: CommentedText,
  holder: ObjectNode,
  index: number,
): MemberBlock => {
  const { text, plain } = both;
  const member = holder.members[index] as MemberNode;
  const [start, end] = [member.loc.start.offset, member.loc.end.offset];
  const ahead = /^\s*,/.exec(plain.slice(end))?.[0].length ?? 0;
  const comma = ahead === 0 ? -1 : end + ahead - 1;
  const begin = lineStart(text, start);
  const before = holder.members[index - 1]?.loc.end.offset ?? holder.loc.start.offset + 1;
  const behind = Math.max(end, comma + 1);
  const isWide = begin >= before && isBlank(plain, begin, start);
  if (!isWide) return { start, end: behind, comma, isWide };
  const floor = lineEnd(text, before);
  const rest = lineEnd(text, behind);
  return {
    start: withCommentsAbove(both, begin, floor),
    end: isBlank(plain, behind, rest) ? rest : behind,
    comma,
    isWide,
  };
};
