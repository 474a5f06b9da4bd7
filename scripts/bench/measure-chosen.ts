import type { Script, ScriptOptions } from '../base/parse-options.ts';
import { refuseOptions } from '../base/read-options.ts';

/** A measurement that is loaded when it is asked for. */
type Measure = () => Promise<{ measure: () => Promise<void> }>;

/**
 * Runs those of some measurements whose flags were said, one after the other; leaves with 2 where none was.
 *
 * @param measures by their flags
 */
export const measureChosen = async <Name extends string>(
  script: Script<ScriptOptions>,
  said: Readonly<Record<NoInfer<Name>, boolean>>,
  measures: Readonly<Record<Name, Measure>>,
): Promise<void> => {
  const names = Object.keys(measures) as Name[];
  const chosen = names.filter((name) => said[name]);
  if (chosen.length === 0)
    refuseOptions(script, `Say what to measure: ${names.map((name) => `--${name}`).join(', ')}`);
  for (const name of chosen) await (await measures[name]()).measure();
};
