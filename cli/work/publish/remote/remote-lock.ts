/*
 * The lock of a folder of sites as a shell takes it: the same file, words and steps as `with-lock.ts` and
 * `lock-holder.ts`, so that a livery there and publishers by SSH keep each other out.
 */

/** What the script writes once it has waited for a while, with the holder's process id if it is known. */
export const WAITING = 'waiting';

/** Who holds a lock, and whether that process is gone. Nothing here takes a process for gone that may live. */
const HOLDERS = String.raw`
fields_of() { { tr '\n' ' ' <"/proc/$1/stat" | sed 's/.*) //'; } 2>/dev/null; }
boot_id() { cat /proc/sys/kernel/random/boot_id 2>/dev/null; }
me=$$
ticks=$(fields_of "$me" | cut -s -d' ' -f20)
[ -z "$ticks" ] || me=$(echo "$me" "$ticks" $(boot_id))
read_lock() { cat "$1" 2>/dev/null && printf x; }
is_gone() (
  pid=$(printf %s "$1" | cut -d' ' -f1)
  ticks=$(printf %s "$1" | cut -s -d' ' -f2)
  boot=$(printf %s "$1" | cut -s -d' ' -f3)
  case $pid in '' | *[!0-9]* | ??????????*) exit 0 ;; esac
  [ "$pid" -gt 0 ] || exit 0
  # Of another user's process the kernel says that it may not be told: it lives.
  said=$(kill -0 "$pid" 2>&1) || case $said in *[Nn]'o such process'*) exit 0 ;; esac
  now=$(boot_id)
  [ -z "$boot" ] || [ -z "$now" ] || [ "$boot" = "$now" ] || exit 0
  fields=$(fields_of "$pid")
  case $fields in Z*) exit 0 ;; esac
  now=$(printf %s "$fields" | cut -s -d' ' -f20)
  [ -n "$ticks" ] && [ -n "$now" ] && [ "$ticks" != "$now" ]
)
take() {
  printf %s "$me" >"$1.$$" || exit 73
  taken=1
  ln -T "$1.$$" "$1" 2>/dev/null && taken=0
  rm -f "$1.$$"
  [ "$taken" = 0 ] || [ -e "$1" ] || { (set -C && printf %s "$me" >"$1") 2>/dev/null && taken=0; }
  return "$taken"
}
free() (
  own="$1.$(printf %s "$2" | sha256sum | cut -c1-10)"
  if take "$own"; then
    [ "$(read_lock "$1")" != "$2"x ] || rm -f "$1" 2>/dev/null
    rm -f "$own"
  elif left=$(read_lock "$own"); then
    left=${'$'}{left%x}
    ! is_gone "$left" || free "$own" "$left"
  fi
)
`;

/** Says for whom is waited after half a second, then every five: whoever has left is found out by it. */
const WAIT = String.raw`
turns=0
wait_for() {
  turns=$((turns + 1))
  [ "$((turns % 50))" != 5 ] || printf '${WAITING}\t%s\n' "$1" || exit 1
  sleep 0.1 2>/dev/null || sleep 1
}
`;

/**
 * Takes the lock for the rest of a script, in its working folder; what waited for it ends when nobody reads
 * what it writes any more. Publishers by SSH take turns by flock, which ends with its process.
 */
export const LOCK_SCRIPT = String.raw`
export LC_ALL=C
${HOLDERS}
${WAIT}
unlock() {
  rm -f ".build.lock.$$"
  [ "$(read_lock .build.lock)" != "$me"x ] || rm -f .build.lock
}
trap 'exit 1' HUP INT TERM PIPE
trap unlock EXIT
exec 9>>.publish.lock || exit 73
until flock -n 9; do
  [ "$?" = 1 ] || exit 73
  wait_for "$(cut -d' ' -f1 .publish.lock 2>/dev/null)"
done
printf %s "$me" 2>/dev/null >.publish.lock || :
last= unnamed=0
until take .build.lock; do
  holder= text=
  if text=$(read_lock .build.lock); then
    [ "$text" = "$last" ] || unnamed=0
    last=$text
    text=${'$'}{text%x}
    holder=$(printf %s "$text" | head -n 1 | cut -d' ' -f1)
    case $holder in
      '' | *[!0-9]*)
        # Written by a disk that was full, or by somebody who is still writing: two seconds tell.
        holder=
        unnamed=$((unnamed + 1))
        [ "$unnamed" -le 20 ] || free .build.lock "$text"
        ;;
      *) ! is_gone "$text" || free .build.lock "$text" ;;
    esac
  fi
  wait_for "$holder"
done
`;
