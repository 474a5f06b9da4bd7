/** What `livery` runs, from its sources or bundled. */
export { runProgram } from './program.ts';
export { hasLeft } from '../build/fleet/until-stopped.ts';
export { watchAnswers } from '../base/terminal/unwritable.ts';
