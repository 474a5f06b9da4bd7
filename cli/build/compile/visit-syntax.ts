/** A node of a parsed module, as far as its kind does not matter. */
export interface SyntaxNode {
  type: string;
  /** Offsets in the source. */
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Whether something within a parsed module is a node of it. */
export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Visits every node below one, itself first. */
export const visitSyntax = (node: SyntaxNode, enter: (node: SyntaxNode) => void): void => {
  enter(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isSyntaxNode(child)) visitSyntax(child, enter);
  }
};
