import type { ComponentType } from 'react';
import { LOOP_GUARD } from '../guard-loops.ts';
import { importOf, scope } from './library.ts';
import { takeTurn } from './loop-guard.ts';
import type { Fault } from './messages.ts';

/** The code's own name in the browser's traces. */
const SOURCE = 'playroom.js';

/** Where the script leaves what it is. */
const LEFT = '__playroom';

/** Lines that stand before the code's own in its script. */
const LINES_BEFORE = 1;

type Body = (
  require: (id: string) => unknown,
  exports: Record<string, unknown>,
  scope: Readonly<Record<string, unknown>>,
  guard: () => void,
) => void;

const PLACE = new RegExp(`${SOURCE.replace('.', String.raw`\.`)}:(\\d+):(\\d+)`, 'u');

/** What went wrong, and where in the code; 0 when it was elsewhere. */
export const faultOf = (error: unknown): Fault => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, line = '0', column = '0'] = (error instanceof Error && PLACE.exec(stack)) || [];
  return { message, line: Math.max(0, Number(line) - LINES_BEFORE), column: Number(column) };
};

/** A fault that the browser found before anything was run. */
class Unreadable extends Error {
  readonly fault: Fault;

  constructor({ message, lineno, colno }: ErrorEvent) {
    super(message);
    const text = message.replace(/^Uncaught (?:SyntaxError: )?/u, '');
    this.fault = { message: text, line: Math.max(0, lineno - LINES_BEFORE), column: colno };
  }
}

/** Reads text as a script, by the browser itself: nothing is allowed to call `eval`. */
const read = (body: string): Body => {
  const faults: ErrorEvent[] = [];
  const listen = (event: ErrorEvent): void => {
    event.preventDefault();
    faults.push(event);
  };
  const script = document.createElement('script');
  const names = Object.keys(scope).join(', ');
  // In a block of its own, the code may call something by a name that is given.
  script.textContent = `window.${LEFT} = (require, exports, { ${names} }, ${LOOP_GUARD}) => {{\n${body}\n}};\n//# sourceURL=${SOURCE}`;
  window.addEventListener('error', listen);
  document.head.append(script);
  script.remove();
  window.removeEventListener('error', listen);
  const [fault] = faults;
  if (fault) throw new Unreadable(fault);
  return (window as unknown as Record<string, Body>)[LEFT] as Body;
};

/**
 * Runs compiled code.
 *
 * @returns the component that it exports: the default one, else the first; or what is wrong, and where
 */
export const run = (body: string): { Shown: ComponentType } | { fault: Fault } => {
  const exported: Record<string, unknown> = {};
  try {
    read(body)(importOf, exported, scope, takeTurn);
  } catch (error) {
    return { fault: error instanceof Unreadable ? error.fault : faultOf(error) };
  }
  const Shown = [exported['default'], ...Object.values(exported)].find(
    (each) => typeof each === 'function',
  );
  if (Shown) return { Shown: Shown as ComponentType };
  const message = 'Nothing is shown: begin with a tag, or export a component.';
  return { fault: { message, line: 0, column: 0 } };
};
