#!/usr/bin/env bash
# Restores Livery's PostgreSQL out of the backups into a folder of its own, starts it on this machine alone and proves
# its books. What runs in production is not touched: it is the drill of each week, and the first half of a real restore.
#
#   restore.sh --to DIR [--at TIME] [--stanza NAME] [--config FILE] [--bin DIR] [--port N] [--keep]
#
#   --to      an empty or missing folder, which the restored database is written to
#   --at      the moment to go back to, such as '2026-11-26 08:30:00+00'; left out: as far as the archive goes
#   --stanza  its name in the configuration of pgBackRest (livery)
#   --config  of pgBackRest; left out: /etc/pgbackrest/pgbackrest.conf and, beside it, conf.d with the passphrase
#   --bin     the programs of PostgreSQL (the newest under /usr/lib/postgresql)
#   --port    where it listens on 127.0.0.1 meanwhile (25432)
#   --keep    leaves it running and its files in place, and prints its address, at which its superuser signs in
#
# Run it as the user of PostgreSQL (postgres), on a machine with room for the whole database. Standard output tells what
# was restored and proved. Ends with 0 when the books are sound, 1 when they are not or nothing could be restored, 2 for
# a wrong call.
set -euo pipefail

to='' at='' stanza=livery config='' bin='' port=25432 keep=''
here=$(cd "$(dirname "$0")" && pwd)

usage() {
  echo "restore.sh: $1; see the first lines of $0" >&2
  exit 2
}

while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes; shift; continue ;;
    --to | --at | --stanza | --config | --bin | --port) [ $# -gt 1 ] || usage "$1 needs a value" ;;
    *) usage "$1 is no option" ;;
  esac
  declare "${1#--}=$2"
  shift 2
done
[ -n "$to" ] || usage '--to is missing'
[ "$(id -u)" != 0 ] || usage 'run it as the user of PostgreSQL, not as root'
if [ -n "$(ls -A "$to" 2>/dev/null || true)" ]; then usage "$to is not empty"; fi
if [ -z "$bin" ]; then bin=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -1); fi

mkdir -p "$to"
to=$(cd "$to" && pwd)
chmod 700 "$to"
socket=$(mktemp -d /tmp/livery-restore.XXXXXX)

leave() {
  if [ -z "$keep" ]; then
    "$bin/pg_ctl" --pgdata "$to" --mode immediate --silent stop >/dev/null 2>&1 || true
    rm -rf "$to" "$socket"
  fi
}
trap leave EXIT
failed() {
  echo "restore.sh: $1" >&2
  exit 1
}

target=(--type=default)
# A file that is named is read alone: pgBackRest would leave out conf.d, and the passphrase in it.
named=()
if [ -n "$config" ]; then named=("--config=$config"); fi
if [ -n "$config" ] && [ -d "$(dirname "$config")/conf.d" ]; then named+=("--config-include-path=$(dirname "$config")/conf.d"); fi
if [ -n "$at" ]; then target=(--type=time "--target=$at" --target-action=promote); fi
pgbackrest ${named[@]+"${named[@]}"} --stanza "$stanza" --pg1-path "$to" "${target[@]}" \
  --archive-mode=off restore >&2 || failed 'the backup could not be restored'

# Only this machine's user of PostgreSQL gets in, and nothing is archived into the repository. No configuration of the server that
# was backed up is read: Debian keeps it beside the data, and it may ask for what this machine does not have. Without hot_standby
# nothing has to be as large here as it was there; no commit waits for a standby that nobody has built yet.
echo 'local all all trust' >"$to/restore_hba.conf"
: >"$to/restore.conf"
"$bin/pg_ctl" --pgdata "$to" --silent --wait --timeout 86400 --log "$to/restore.log" \
  --options "-c config_file=$to/restore.conf -c hba_file=$to/restore_hba.conf -c port=$port -c listen_addresses='' -c unix_socket_directories=$socket -c ssl=off -c hot_standby=off -c synchronous_standby_names=''" \
  start >&2 || { tail -5 "$to/restore.log" >&2; failed 'the restored database did not start'; }

# Connections are taken once the target is reached.
until "$bin/pg_isready" -q -h "$socket" -p "$port"; do
  "$bin/pg_ctl" --pgdata "$to" status >/dev/null || { tail -5 "$to/restore.log" >&2; failed 'the restored database ended'; }
  sleep 0.2
done

owner=$("$bin/psql" -XAtq -h "$socket" -p "$port" -U "${PGUSER:-$(id -un)}" -d postgres -c \
  "select r.rolname || ' ' || d.datname from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = '${PGDATABASE:-livery}'")
[ -n "$owner" ] || failed "it holds no database ${PGDATABASE:-livery}; set PGDATABASE to the name of yours"
database=${owner#* } owner=${owner% *}
grep -hE 'recovery stopping|last completed transaction' "$to/restore.log" | sed 's/^.*LOG: */restored: /' || true
"$bin/psql" -X -v ON_ERROR_STOP=1 -h "$socket" -p "$port" -U "$owner" -d "$database" -f "$here/prove-books.sql" ||
  failed 'the books of the restored database are not sound'
if [ -n "$keep" ]; then echo "address: postgres://${PGUSER:-$(id -un)}@/$database?host=$socket&port=$port"; fi
