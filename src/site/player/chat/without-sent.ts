/**
 * What stays of a text once its beginning was sent: what was typed on meanwhile.
 *
 * @param now what stands in the field
 * @param sent what stood in it when it was sent
 */
export const withoutSent = (now: string, sent: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
