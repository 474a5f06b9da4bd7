import { InputError, UsageError } from '../../base/terminal/errors.ts';
import { git } from './git.ts';
import { slugOf } from './preview-folder.ts';

/** A ref that was found. */
export interface FoundRef {
  /** As it was asked for; `pull/12` is `pull/12/head`. */
  ref: string;
  slug: string;
  commit: string;
}

/** Where to look for a ref. */
export interface RefPlace {
  /** A git repository. */
  repository: string;
  /** The remote that has the pull requests. */
  remote: string;
}

/** `pull/12`, `pull/12/head`: GitHub keeps the head of each pull request under this name. */
const PULL = /^pull\/(\d+)(?:\/head)?$/;

const commitOf = async (repository: string, name: string, signal?: AbortSignal): Promise<string> =>
  (
    await git(
      repository,
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
      signal,
    )
  ).stdout;

/** Brings a ref of the remote here, under a name of ours that no branch has. */
const fetchRef = async (
  { repository, remote }: RefPlace,
  ref: string,
  slug: string,
  signal?: AbortSignal,
): Promise<string> => {
  const remotes = (await git(repository, ['remote'], signal)).stdout.split('\n');
  if (!remotes.includes(remote))
    throw new UsageError(
      `git knows no commit "${ref}" here, and ${repository} has no remote "${remote}" to ask; see git remote -v, and --remote.`,
    );
  const kept = `refs/livery/previews/${slug}`;
  const fetched = await git(
    repository,
    ['fetch', '--quiet', '--no-tags', '--end-of-options', remote, `+${ref}:${kept}`],
    signal,
  );
  if (!fetched.ok)
    throw new UsageError(
      `git knows no commit "${ref}", neither here nor at the remote "${remote}": ${fetched.reason}`,
    );
  return commitOf(repository, kept, signal);
};

/**
 * Finds the commit of a ref: a branch, tag or commit of the repository, else one of the remote. A
 * pull request is always asked for at the remote, so that its newest head is served.
 *
 * @throws {InputError} when the folder is in no git repository
 * @throws {UsageError} when there is no such ref
 */
export const resolveRef = async (
  place: RefPlace,
  asked: string,
  signal?: AbortSignal,
): Promise<FoundRef> => {
  const { repository } = place;
  if (!(await git(repository, ['rev-parse', '--git-dir'], signal)).ok)
    throw new InputError(
      `${repository} is in no git repository; a preview is taken out of git. See --repository.`,
    );
  const [, pull] = PULL.exec(asked) ?? [];
  const ref = pull === undefined ? asked : `pull/${pull}/head`;
  const slug = slugOf(pull === undefined ? ref : `pull-${pull}`);
  if (slug === '')
    throw new UsageError(`"${asked}" has no letter or digit that could stand in a host name.`);
  const here = pull === undefined ? await commitOf(repository, ref, signal) : '';
  const commit = here === '' ? await fetchRef(place, ref, slug, signal) : here;
  return { ref, slug, commit };
};
