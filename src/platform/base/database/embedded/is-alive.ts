/**
 * Whether a process of this machine has this id, whoever's it is.
 *
 * @param pid above 0
 */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
