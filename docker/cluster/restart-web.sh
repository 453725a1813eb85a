#!/bin/sh
# Replaces the web processes of compose.cluster.yml one after another. Each is first taken out of nginx, because a process that starts
# answers 503 until it is ready; nginx finishes what it sent there.
set -eu
compose="docker compose -f $(dirname "$0")/../compose.cluster.yml"
nginx() {
  $compose exec -T nginx sh -c "sed -i '$1' /tmp/nginx.conf && nginx -c /tmp/nginx.conf -s reload"
}
for web in web1 web2 web3; do
  nginx "s/server $web:.* fail_timeout=2s/& down/"
  $compose up --detach --no-deps --build --force-recreate --wait "$web"
  nginx "s/\(server $web:.*\) down/\1/"
done
