#!/bin/sh
# Makes the secrets of compose.cluster.yml in docker/secrets, which is not in git. Existing files stay: delete one to renew it.
#   docker/cluster/secrets.sh tenders.example.org
# Then put the secret of the sign-in provider into oidc_client_secret, the address of the mail server into smtp_url, and replace the self-signed
# certificate in tls_certificate and tls_key.
set -eu
host=${1:?the host name of PUBLIC_URL is missing: docker/cluster/secrets.sh tenders.example.org}
folder=$(dirname "$0")/../secrets
mkdir -p -m 700 "$folder"
cd "$folder"

# A container reads its secrets as another user, so the files are readable; nobody else gets into the folder.
keep() {
  if [ -e "$1" ]; then cat > /dev/null; else cat > "$1"; fi
  chmod 444 "$1"
}
random() {
  openssl rand -hex 32
}
base64url() {
  openssl base64 -A | tr '+/' '-_' | tr -d '='
}

for name in postgres_password database_password replication_password redis_password session_secret metrics_token; do
  random | keep "$name"
done
: | keep oidc_client_secret
: | keep smtp_url
database=greenrock:$(cat database_password)
echo "postgres://$database@postgres:5432/greenrock" | keep database_url
echo "postgres://$database@replica:5432/greenrock" | keep database_read_urls
echo "redis://default:$(cat redis_password)@redis:6379" | keep redis_url
keep redis_acl <<END
user default on >$(cat redis_password) ~* &* +@all
user health on nopass -@all +ping
END

if [ ! -e vapid_private_key ]; then
  key=$(openssl ecparam -genkey -name prime256v1 -noout)
  # The last 65 bytes of the public key are its point; the private number follows the first 7 bytes (RFC 5915).
  echo "$key" | openssl ec -pubout -outform DER 2> /dev/null | tail -c 65 | base64url > vapid_public_key
  echo "$key" | openssl ec -outform DER 2> /dev/null | tail -c +8 | head -c 32 | base64url > vapid_private_key
  chmod 444 vapid_public_key vapid_private_key
fi
if [ ! -e tls_key ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
    -keyout tls_key -out tls_certificate 2> /dev/null
  chmod 444 tls_key tls_certificate
fi
