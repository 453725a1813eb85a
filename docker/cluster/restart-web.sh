#!/bin/sh
# Replaces the web processes of compose.cluster.yml one after another. nginx has no health checks, so that each process
# is first taken out: a connection that is established just when the port closes would be reset, and a process that starts answers 503.
set -eu
compose="docker compose -f $(dirname "$0")/../compose.cluster.yml"
reload() {
  $compose exec -T nginx sh -c "sed -i '$1' /tmp/nginx.conf && nginx -c /tmp/nginx.conf -s reload"
}
for web in web1 web2 web3; do
  reload "s/server $web:.* fail_timeout=10s/& down/"
  $compose up --detach --no-deps --build --force-recreate --wait "$web"
  reload "s/\(server $web:.*\) down/\1/"
done
