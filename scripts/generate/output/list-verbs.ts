import { globSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import type { LazyAction } from '../../../cli/program/options/lazily.ts';

/** A verb that takes `--json`, and the exported function that it runs. */
export interface JsonVerb {
  /** `platform withdrawals show`. */
  verb: string;
  /** Absolute. */
  file: string;
  exported: string;
}

type Action = LazyAction<unknown[]>;

const nameOf = (command: Command): string => {
  const names: string[] = [];
  for (let at: Command | null = command; at?.parent; at = at.parent) names.unshift(at.name());
  return names.join(' ');
};

/** Makes the program while it is noted which action each of its commands gets. */
const actionsOf = async (): Promise<Map<Command, Action>> => {
  const actions = new Map<Command, Action>();
  // oxlint-disable-next-line typescript/unbound-method -- it is called for its command below
  const usual = Command.prototype.action;
  Command.prototype.action = function noteAction(this: Command, action) {
    actions.set(this, action as Action);
    return usual.call(this, action);
  };
  try {
    const { makeProgram } = await import('../../../cli/program/program.ts');
    await makeProgram();
  } finally {
    Command.prototype.action = usual;
  }
  return actions;
};

/** Every function that an action file exports, and where. */
const exportedActions = async (root: string): Promise<Map<unknown, [string, string]>> => {
  const found = new Map<unknown, [string, string]>();
  for (const name of globSync('cli/program/**/*.action.ts', { cwd: root })) {
    const file = path.join(root, name);
    const module = (await import(file)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(module)) found.set(value, [file, exported]);
  }
  return found;
};

/** For actions that are made when they are loaded: `const { decide } = await import('./x.action.ts')`. */
const MADE = /const \{ (\w+) \} = await import\(\s*'\.\/([\w-]+\.action\.ts)'/;

const placeOf = async (
  action: Action,
  exportedFrom: Map<unknown, [string, string]>,
): Promise<[string, string] | undefined> => {
  const known = exportedFrom.get((await action.load()).run);
  if (known) return known;
  const [, exported, name] = MADE.exec(String(action.load)) ?? [];
  const places = [...exportedFrom.values()];
  return places.find((each) => path.basename(each[0]) === name && each[1] === exported);
};

/**
 * Every verb of the program that takes `--json`, taken from the program itself, sorted by name.
 *
 * @param root the repository
 * @throws when the action of a verb is in no action file
 */
export const listVerbs = async (root: string): Promise<JsonVerb[]> => {
  const exportedFrom = await exportedActions(root);
  const verbs: JsonVerb[] = [];
  for (const [command, action] of await actionsOf()) {
    if (!command.options.some(({ long }) => long === '--json')) continue;
    const place = await placeOf(action, exportedFrom);
    if (!place) throw new Error(`the action of livery ${nameOf(command)} is in no *.action.ts.`);
    verbs.push({ verb: nameOf(command), file: place[0], exported: place[1] });
  }
  return verbs.toSorted((one, other) => (one.verb < other.verb ? -1 : 1));
};
