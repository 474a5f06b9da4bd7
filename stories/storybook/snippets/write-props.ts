import { isValidElement } from 'react';

/** As a person writes it: what a test watches does nothing, and what is short is shown. */
export const functionAsWritten = (made: (...args: never[]) => unknown): string => {
  const text = made.toString();
  const isShort = /^\(?[\w\s,{}:]*\)?\s*=>\s*[\w.`'"$+\-*/ ()?:{}[\]]+$/u.test(text);
  return !('mock' in made) && isShort && text.length < 80 ? text : '() => {}';
};

const isPlainName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(name);

const expression = (value: unknown): string | undefined => {
  if (typeof value === 'function') return functionAsWritten(value as () => unknown);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (isValidElement(value) || typeof value === 'symbol') return undefined;
  if (Array.isArray(value)) {
    const items = value.map(expression);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const members = Object.entries(value).map(([name, member]) => {
    const text = expression(member);
    return text && `${isPlainName(name) ? name : JSON.stringify(name)}: ${text}`;
  });
  return members.includes(undefined) ? undefined : `{ ${members.join(', ')} }`;
};

const property = ([name, value]: [string, unknown]): string | undefined => {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n]/u.test(value)) return `${name}="${value}"`;
  const text = expression(value);
  return text && `${name}={${text}}`;
};

/**
 * Writes a component with its props, a line for each.
 *
 * @returns nothing where a prop holds elements, which have names of their own
 */
export const writeProps = (name: string, props: Record<string, unknown>): string | undefined => {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  const lines = given.map(property);
  if (lines.includes(undefined)) return undefined;
  return [`<${name}`, ...lines.map((line) => `  ${line}`), '/>'].join('\n');
};
