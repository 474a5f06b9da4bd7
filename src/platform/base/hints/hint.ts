import * as z from 'zod/mini';

/**
 * That rows may have changed, and nothing of what they say: a process that hears it looks at them, as it would
 * a moment later by itself. So a forged one, a doubled one and a lost one change nothing but when it looks.
 */
export interface Hint {
  kind: HintKind;
  /** The brand's code; null: any. */
  brand: string | null;
  /** The member's number; null: any of the brand. */
  id: number | null;
}

/**
 * `member`: money, messages or sessions of a member. `room`: a brand's chat. `board`: what a brand shows to everybody
 * (wins, the jackpot, red envelopes, races). `draws`: results of lotteries. `brands`: brands were imported.
 */
const hintKinds = ['member', 'room', 'board', 'draws', 'brands'] as const;

export type HintKind = (typeof hintKinds)[number];

/** What hints are published as; who may publish and hear it is the operator's to say. */
export const SUBJECT = 'livery.hints';

/** No hint of ours is longer; what is, is not read. */
const MOST_BYTES = 200;

const hintShape = z.strictObject({
  kind: z.enum(hintKinds),
  brand: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  id: z.nullable(z.int().check(z.positive())),
});

/** A hint as it is sent; the same hint is always the same text. */
export const writeHint = ({ kind, brand, id }: Hint): string => JSON.stringify({ kind, brand, id });

/** Reads what anybody may have sent; null where it is no hint. */
export const readHint = (bytes: Uint8Array): Hint | null => {
  if (bytes.length > MOST_BYTES) return null;
  try {
    const read = hintShape.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
