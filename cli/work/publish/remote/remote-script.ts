import { OTHER_TRIAL } from '../publishing.ts';
import { LOCK_SCRIPT } from './remote-lock.ts';
import { quoted } from './ssh-client.ts';

/*
 * What happens on the other machine, in POSIX shell with GNU's mv and find: a livery is not needed
 * there. The steps and their order are those of `switch-release.ts` and `folder-trials.ts`; the lock is in
 * `remote-lock.ts`.
 */

/** What a killed publisher began is finished first. */
const BEGIN = String.raw`
mkdir -p .releases .canary && : >.releases/.writing || exit 73
for next in .releases/*/.next; do
  [ -L "$next" ] || continue
  code=$(basename "$(dirname "$next")")
  if [ -f "$(readlink "$next")/build.json" ]; then mv -fT "$next" "$code"; else rm -f "$next"; fi
done
`;

const FUNCTIONS = String.raw`
served() { link=$(readlink "$1" 2>/dev/null) || link=; printf %s "${'$'}{link##*/}"; }
same() { diff -rq "$1" "$2" >/dev/null 2>&1; }
fail() { printf 'failed\t%s\t%s\n' "$1" "$2"; }
done_with() { printf 'done\t%s\t%s\n' "$1" "$2"; }
end_trial() {
  rm -rf ".canary/.gone-$1"
  [ ! -e ".canary/$1" ] || mv -T ".canary/$1" ".canary/.gone-$1" || return 1
  rm -rf ".canary/.gone-$1"
}
begin_trial() {
  rm -rf ".canary/.next-$1" && mkdir -p ".canary/.next-$1" || return 1
  if [ "$3" = 0 ]; then
    if [ -z "$2" ]; then : >".canary/.next-$1/before"; else ln -s "../../.releases/$1/$2" ".canary/.next-$1/before"; fi || return 1
  else
    for lot in $3; do
      ln -s "../../.releases/$1/$2" ".canary/.next-$1/$lot" || return 1
    done
  fi
  end_trial "$1" && mv -T ".canary/.next-$1" ".canary/$1"
}
switch_to() {
  rm -f ".releases/$1/.next"
  ln -s ".releases/$1/$2" ".releases/$1/.next" && mv -fT ".releases/$1/.next" "$1" && rm -f ".releases/$1/.retired"
}
prune() {
  ls ".releases/$1" | grep -E '^[1-9][0-9]*-[0-9a-f]{10}$' | sort -rn | tail -n +6 | while read -r old; do
    [ "$old" = "$(served "$1")" ] && continue
    mv -T ".releases/$1/$old" ".releases/$1/.gone-$old" && rm -rf ".releases/$1/.gone-$old"
  done
}
next_number() {
  last=$(ls ".releases/$1" | grep -E '^[1-9][0-9]*-[0-9a-f]{10}$' | sort -rn | head -n 1)
  printf %s "$((${'$'}{last%%-*} + 1))"
}
release() {
  code=$1 hash=$2 how=$3
  from=".incoming/$id/$code"
  now=
  [ ! -d "$code" ] || now=$(served "$code")
  if [ "$how" != visitors ] && [ "${'$'}{now#*-}" = "$hash" ] && { [ -z "$4" ] || same "$from" ".releases/$code/$now"; }; then
    rm -rf "$from"
    [ "$how" = trial ] || end_trial "$code"
    rm -f ".releases/$code/held"
    done_with "$code" "$now"
    return
  fi
  [ -f "$from/build.json" ] || { fail "$code" "it did not arrive whole; publish it again."; return; }
  mkdir -p ".releases/$code" || { fail "$code" "its folder of releases cannot be made."; return; }
  new="$(next_number "$code")-$hash"
  if [ "$how" = visitors ] && [ -n "$now" ]; then
    mv -T "$from" ".releases/$code/$new" && begin_trial "$code" "$new" "$lots"
  else
    { [ "$how" != trial ] || begin_trial "$code" "$now" 0; } &&
      rm -f ".releases/$code/.next" &&
      ln -s ".releases/$code/$new" ".releases/$code/.next" &&
      mv -T "$from" ".releases/$code/$new" &&
      mv -fT ".releases/$code/.next" "$code" &&
      rm -f ".releases/$code/held" ".releases/$code/.retired" &&
      { [ "$how" = trial ] || end_trial "$code"; }
  fi || { fail "$code" "its release could not be put in its place; is $code a link there?"; return; }
  prune "$code"
  done_with "$code" "$new"
}
is_tried() {
  [ -z "$2" ] && return 0
  [ -e ".canary/$1" ] || return 1
  if [ -L ".canary/$1/00" ]; then tried=$(served ".canary/$1/00"); else tried=$(served "$1"); fi
  [ "$tried" = "$2" ]
}
promote() {
  is_tried "$1" "$2" || { fail "$1" "$other_trial"; return; }
  if [ -L ".canary/$1/00" ]; then switch_to "$1" "$(served ".canary/$1/00")"; fi &&
    end_trial "$1" && done_with "$1" "$(served "$1")" || fail "$1" "its trial could not be ended."
}
take_back() {
  is_tried "$1" "$2" || { fail "$1" "$other_trial"; return; }
  back=$(served "$1")
  if [ ! -L ".canary/$1/00" ]; then back=$(served ".canary/$1/before"); fi
  if [ -n "$back" ] && [ ! -d ".releases/$1/$back" ]; then
    fail "$1" "its release $back is gone; it stays as it is."
    return
  fi
  printf '{"release":"%s","merchant":"taken back"}\n' "$back" >".releases/$1/held.new" &&
    mv -f ".releases/$1/held.new" ".releases/$1/held" &&
    if [ -z "$back" ]; then
      date -u +%Y-%m-%dT%H:%M:%SZ >".releases/$1/.retired" && rm -f "$1"
    else
      switch_to "$1" "$back"
    fi && end_trial "$1" && done_with "$1" "$back" || fail "$1" "its trial could not be ended."
}
`;

/** Blobs of no release go; those that another publisher may be bringing stay. */
const END = String.raw`
rm -rf ".incoming/$id"
find .incoming -mindepth 1 -maxdepth 1 -mmin +1440 -exec rm -rf {} + 2>/dev/null
find .blobs -type f -links 1 -cmin +60 -delete 2>/dev/null
rm -f .releases/.writing
exit 0
`;

/**
 * The script that makes releases, or ends trials, one brand after the other.
 *
 * @param id names the folder below `.incoming` where the sites are
 * @param lots those that see what is on trial
 * @param lines one call of a function above for each brand
 */
export const changeScript = (
  folder: string,
  { id, lots = [] }: { id: string; lots?: readonly string[] },
  lines: readonly string[],
): string =>
  [
    `id=${quoted(id)}`,
    `lots=${quoted(lots.join(' '))}`,
    `other_trial=${quoted(OTHER_TRIAL)}`,
    `cd ${quoted(folder)} || exit 73`,
    LOCK_SCRIPT,
    BEGIN,
    FUNCTIONS,
    ...lines,
    END,
  ].join('\n');

/** The script that makes the folder, and says whether anything can be written there. */
export const prepareScript = (folder: string): string =>
  [
    `mkdir -p ${quoted(folder)} && cd ${quoted(folder)} || exit 73`,
    'for each in rsync flock find; do command -v "$each" >/dev/null || { echo "$each: not found" >&2; exit 73; }; done',
    ': >".writable.$$" && rm -f ".writable.$$" || exit 73',
  ].join('\n');

/** The script that tells what is there, in lines of words. */
export const stateScript = (folder: string): string =>
  [
    `cd ${quoted(folder)} 2>/dev/null || exit 0`,
    // A link may outlive the release that it leads to: then nothing is served.
    String.raw`find . -maxdepth 1 -type l -xtype d -printf 'served %P %l\n'`,
    'if [ -d .releases ]; then',
    String.raw`find .releases -mindepth 2 -maxdepth 2 -type d -printf 'release %P\n'`,
    String.raw`find .releases -mindepth 2 -maxdepth 2 -name held -printf 'held %P ' -exec cat {} \;`,
    'fi',
    String.raw`[ ! -d .canary ] || find .canary -mindepth 2 -maxdepth 2 -printf 'trial %P %l\n'`,
    'exit 0',
  ].join('\n');

/** The script that takes away what did not become releases. */
export const clearScript = (folder: string, id: string): string =>
  `cd ${quoted(folder)} 2>/dev/null && rm -rf ${quoted(`.incoming/${id}`)}\nexit 0`;
