/** What an action file exports. */
interface Action<Args extends unknown[]> {
  run: (...args: Args) => Promise<void>;
}

/** A command's action that is loaded when it runs. */
export type LazyAction<Args extends unknown[]> = ((...args: Args) => Promise<void>) & {
  /** Loads the action without running it. */
  load: () => Promise<Action<Args>>;
};

/**
 * Loads a command's action only when the command runs, so that `--help` loads no engine.
 *
 * @param load the dynamic import of the action file
 */
export const lazily = <Args extends unknown[]>(
  load: () => Promise<Action<Args>>,
): LazyAction<Args> =>
  Object.assign(
    async (...args: Args): Promise<void> => {
      const { run } = await load();
      await run(...args);
    },
    { load },
  );
