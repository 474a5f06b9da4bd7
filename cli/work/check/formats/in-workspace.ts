import path from 'node:path';

/** The folder whose files a CI server knows: GitHub's workspace, else where the command runs. */
export const workspaceDir = (): string => process.env['GITHUB_WORKSPACE'] || process.cwd();

/**
 * A file as the server names it: from its workspace, also where the command itself lies in a folder
 * of it, as an action does.
 *
 * @returns absolute when it lies outside
 */
export const inWorkspace = (file: string): string => {
  const absolute = path.resolve(file);
  const relative = path.relative(workspaceDir(), absolute);
  return relative.startsWith('..') ? absolute : relative;
};
