/** Where a JSON text breaks and why, in plain words. */
export interface SyntaxIssue {
  message: string;
  offset: number;
}

const explanations: [at: RegExp, before: RegExp, message: string][] = [
  [/^\/[/*]/, /$/, 'JSON has no comments.'],
  [/^'/, /$/, 'Texts stand in double quotes.'],
  [/^[}\]]/, /,\s*$/, 'A comma stands after the last item.'],
  [/^["{[\d]/, /["}\]\w]\s*$/, 'A comma is missing before this.'],
  [/^[A-Za-z_$]/, /[{,]\s*$/, 'Keys stand in double quotes.'],
  [/^(undefined|NaN|Infinity|-Infinity)/, /$/, 'JSON has no such value.'],
  [/^\n/, /$/, 'A text ends on the line on which it begins.'],
  [/^$/, /$/, 'The file ends too early: a bracket or a quote is not closed.'],
];

const offsetOf = (message: string, text: string): number => {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined ? text.length : Math.min(Number(position), text.length);
};

/**
 * Explains why `JSON.parse` refused a text.
 *
 * @param message of the error that it threw
 */
export const explainSyntax = (text: string, message: string): SyntaxIssue => {
  const offset = offsetOf(message, text);
  const [after, before] = [text.slice(offset), text.slice(0, offset)];
  const known = explanations.find(([at, then]) => at.test(after) && then.test(before));
  const engine = message.replace(/ \(line \d+ column \d+\)| in JSON| at position \d+/g, '');
  return { offset, message: known?.[2] ?? `This is not JSON: ${engine}.` };
};
