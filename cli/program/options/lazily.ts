/** What an action file exports. */
interface Action<Args extends unknown[]> {
  run: (...args: Args) => Promise<void>;
}

/**
 * Loads a command's action only when the command runs, so that `--help` loads no engine.
 *
 * @param load the dynamic import of the action file
 */
export const lazily =
  <Args extends unknown[]>(load: () => Promise<Action<Args>>) =>
  async (...args: Args): Promise<void> => {
    const { run } = await load();
    await run(...args);
  };
