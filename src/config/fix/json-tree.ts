import type { AnyNode, ArrayNode, MemberNode, ObjectNode } from '@humanwhocodes/momoa';
import { pointerKeys } from '../issues/issue.ts';

/** The key of an object's member. */
export const keyOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : '');

/** Where a way through a JSON text ends: at the value, or at the last thing on it that exists. */
export interface Reached {
  node: AnyNode;
  /** What holds the node, and its index there; undefined at the root. */
  holder: { node: ObjectNode | ArrayNode; index: number } | undefined;
  /** The keys that lead on from the node and are not there; empty when all are. */
  missing: string[];
}

const indexIn = (node: AnyNode, key: string): number => {
  if (node.type === 'Object') return node.members.findLastIndex((member) => keyOf(member) === key);
  if (node.type !== 'Array' || !/^\d+$/.test(key)) return -1;
  return Number(key) < node.elements.length ? Number(key) : -1;
};

/** Follows a pointer as far as the text goes. */
export const reach = (root: AnyNode, pointer: string): Reached => {
  const keys = pointerKeys(pointer);
  let reached: Reached = { node: root, holder: undefined, missing: keys };
  for (const [depth, key] of keys.entries()) {
    const { node } = reached;
    const index = indexIn(node, key);
    if (index < 0 || (node.type !== 'Object' && node.type !== 'Array')) return reached;
    const child = node.type === 'Object' ? node.members[index] : node.elements[index];
    if (child === undefined) return reached;
    reached = { node: child.value, holder: { node, index }, missing: keys.slice(depth + 1) };
  }
  return reached;
};
