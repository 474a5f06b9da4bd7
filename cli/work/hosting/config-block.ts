/** Lines, two spaces deeper. */
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** `head { lines }`: both nginx and Caddy write it so. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`.trimStart(),
  ...indented(lines),
  '}',
];
