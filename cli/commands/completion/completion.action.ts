import { renderCompletion, type Shell } from '../../completion/render-script.ts';
import { print } from '../../terminal/say.ts';

/** Prints a shell's script. */
export const run = async (shell: Shell): Promise<void> => print(renderCompletion(shell));
