/** What the page asks of its stage, over a port that only the two of them hold. */
export type StageOrder =
  /** Wear a brand: attributes of the whole page, and css with its faces in it. */
  | { kind: 'wear'; attributes: Record<string, string>; css: string }
  /** Run compiled code and draw what it exports. */
  | { kind: 'run'; turn: number; body: string }
  /** Say that you have come to it: code before it may have no end. */
  | { kind: 'ask'; turn: number };

/** A fault, and where it stands in the code that was run: from 1, or 0 where that is not known. */
export interface Fault {
  message: string;
  line: number;
  column: number;
}

/** What the stage tells its page. Nothing in it is trusted: it is shown as text. */
export type StageAnswer =
  /** It can be asked from now on; the names that code finds without an import. */
  | { kind: 'ready'; names: string[] }
  | { kind: 'drawn'; turn: number }
  /** The frame has its turns still, after the code of this one. */
  | { kind: 'alive'; turn: number }
  | ({ kind: 'failed'; turn: number } & Fault);
