/** One directive of a policy: the same text for every site, or most sites' and the others'. */
export interface PolicyPiece {
  /** The directive, as part of a variable's name: `style_src`. */
  name: string;
  /** What most sites have; empty where most lack the directive. Begins with `; ` but the first. */
  usual: string;
  /** Code → what the others have. */
  others: Map<string, string>;
}

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy
      .split('; ')
      .filter(Boolean)
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
  );

const mostCommon = (texts: Iterable<string>): string => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? '';
};

/**
 * Takes the policies of all sites apart, so that a server's configuration says once what most of
 * them share and per site only what differs: ten thousand sites differ in one hash each.
 *
 * @param policies code → Content-Security-Policy
 * @returns pieces that, put one after the other, give every site its own policy
 */
export const sharePolicies = (policies: ReadonlyMap<string, string>): PolicyPiece[] => {
  const parsed = new Map([...policies].map(([code, policy]) => [code, directivesOf(policy)]));
  const names = new Set([...parsed.values()].flatMap((directives) => [...directives.keys()]));
  return [...names].map((directive, at) => {
    const before = at === 0 ? '' : '; ';
    const texts = new Map(
      [...parsed].map(([code, directives]) => {
        const text = directives.get(directive);
        return [code, text === undefined ? '' : before + text];
      }),
    );
    const usual = mostCommon(texts.values());
    const others = new Map([...texts].filter(([, text]) => text !== usual));
    return { name: directive.replaceAll('-', '_'), usual, others };
  });
};

/**
 * A page's whole policy for a server: what all sites share as it is, what differs as a variable.
 *
 * @param variable how the server writes the variable of a piece
 */
export const policyOfPage = <Page extends string>(
  page: Page,
  pieces: readonly PolicyPiece[],
  variable: (page: Page, name: string) => string,
): string =>
  pieces
    .map(({ name, usual, others }) => (others.size > 0 ? variable(page, name) : usual))
    .join('');
