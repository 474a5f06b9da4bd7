import { renderCompletion, type Shell } from '../../../work/completion/render-script.ts';
import { print } from '../../../base/terminal/print.ts';

/** Prints a shell's script. */
export const run = async (shell: Shell): Promise<void> => print(renderCompletion(shell));
