import { activeTracing } from './tracing.ts';

const MAX_TEXT = 1000;

/** A statement without its literals: what it is given stands in its parameters, which are not told. */
const shapeOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** Times a statement that belongs to a request which is traced; any other is sent at once. */
export const traceStatement = <Value>(text: string, send: () => Promise<Value>): Promise<Value> => {
  const tracing = activeTracing();
  if (!tracing?.current()) return send();
  const shape = shapeOf(text);
  const span = tracing.begin(shape.split(' ', 1)[0]?.toLowerCase() ?? 'sql', {
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.text': shape },
  });
  return send().then(
    (value) => {
      span.end();
      return value;
    },
    (error: { code?: unknown }) => {
      span.end(typeof error.code === 'string' ? error.code : 'error');
      throw error;
    },
  );
};
