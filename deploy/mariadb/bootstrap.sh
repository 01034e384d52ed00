#!/bin/sh
# Begins the cluster again after all its nodes have died or were stopped: with the node that has come farthest. The others join it and get
# what they lack.
#
#   deploy/mariadb/bootstrap.sh db1 db2 db3
#
# Name ALL nodes, as hosts that ssh reaches as somebody who may sudo there: one that isn't asked may have come farther, and what only it has is
# then lost. It changes nothing while a node still serves, when a node doesn't answer, or when nodes are of different clusters.
# `npm run cluster` has it done by REMOTE, a program that is called with a node and one of the words below.
set -eu

remote() {
  if [ -n "${REMOTE:-}" ]; then
    # A program and its first arguments.
    # shellcheck disable=SC2086
    $REMOTE "$1" "$2"
    return
  fi
  case $2 in
    status) ssh "$1" "sudo mariadb -NBe \"SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_STATUS WHERE VARIABLE_NAME = 'wsrep_cluster_status'\" 2>/dev/null || echo away" ;;
    stop) ssh "$1" 'sudo systemctl stop mariadb' ;;
    # MariaDB 10.11 may never end when it recovers a transaction that was prepared; the second time there is none.
    position) ssh "$1" 'sudo timeout -k 5 300 galera_recovery || sudo galera_recovery' ;;
    bootstrap) ssh "$1" "sudo sed -i 's/^safe_to_bootstrap:.*/safe_to_bootstrap: 1/' /var/lib/mysql/grastate.dat && sudo galera_new_cluster" ;;
    join) ssh "$1" 'sudo systemctl start mariadb' ;;
  esac
}

refuse() {
  echo "$1" >&2
  exit 1
}

[ $# -ge 2 ] || refuse "Name all nodes of the cluster: $0 db1 db2 db3"

for node in "$@"; do
  status=$(remote "$node" status) || refuse "$node can't be asked: mend that first, it may have come farther than the others."
  [ "$status" != Primary ] || refuse "$node serves: the cluster lives. Start the others by 'systemctl start mariadb'; they join it."
done

found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
for node in "$@"; do
  { remote "$node" stop >/dev/null && remote "$node" position >"$found/$node"; } &
done
wait

best=
best_seqno=-1
cluster=
for node in "$@"; do
  position=$(cat "$found/$node" 2>/dev/null) || position=
  position=${position##*=}
  uuid=${position%%:*}
  seqno=${position##*:}
  case $seqno in
    '' | *[!-0-9]*) refuse "$node doesn't say how far it has come: see its log." ;;
  esac
  # A node without data has nothing to say.
  [ "$uuid" != 00000000-0000-0000-0000-000000000000 ] || continue
  echo "$node has come to $seqno"
  [ -z "$cluster" ] || [ "$cluster" = "$uuid" ] || refuse "$node is of another cluster ($uuid) than those before ($cluster): decide which one is right."
  cluster=$uuid
  if [ "$seqno" -gt "$best_seqno" ]; then
    best=$node
    best_seqno=$seqno
  fi
done
[ -n "$best" ] || refuse "No node has data: restore a backup (docs/operations.md)."

echo "$best begins"
remote "$best" bootstrap
# Whoever joins needs somebody to join.
tries=0
until [ "$(remote "$best" status)" = Primary ]; do
  tries=$((tries + 1))
  [ $tries -lt 240 ] || refuse "$best doesn't serve after two minutes: see its log."
  sleep 0.5
done
for node in "$@"; do
  [ "$node" = "$best" ] || remote "$node" join
done
echo "The cluster serves; the others are joining it."
