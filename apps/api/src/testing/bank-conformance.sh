#!/bin/bash
# A bank's client of openssl and curl alone: sends each situation of the standard's table to a running server and prints what it was
# answered, a line a situation: service, situation, HTTP status, answer.
# Set: BASE (https://…/snap), KEY (private key, PEM), CLIENT, PARTNER, SECRET, PREFIX (partnerServiceId), EXPIRED_TOKEN; the times NOW,
# EARLY (6 minutes before), LATE (6 minutes after), LATER (an hour after), LOCAL (now, without zone); and the billing ids OPEN (two, by a
# blank), PAID, EXPIRED, VOID, UNKNOWN.
set -euo pipefail

sha256() { printf %s "$1" | openssl dgst -sha256 -r | cut -d' ' -f1; }
number() { printf '%s%05d%05d' "$(date +%s)" "$RANDOM" "$RANDOM"; }

# token [timestamp] [client] -> the answer to a sign-in
token() {
  local time=${1:-$NOW} client=${2:-$CLIENT} signature
  signature=$(printf '%s|%s' "$client" "$time" | openssl dgst -sha256 -sign "$KEY" | openssl base64 -A)
  curl -s -w ' %{http_code}' "$BASE/v1.0/access-token/b2b" -H 'Content-Type: application/json' -H "X-CLIENT-KEY: $client" \
    -H "X-TIMESTAMP: $time" -H "X-SIGNATURE: ${TOKEN_SIGNATURE:-$signature}" -d "${TOKEN_BODY-{\"grantType\":\"client_credentials\"\}}"
}

# call service body: what is different this time stands in variables before it
call() {
  local service=$1 body=$2 path="/snap/v1.0/transfer-va/$1" time=${TIME:-$NOW} bearer=${BEARER-$TOKEN} text signature
  text="POST:${SIGNED_PATH:-$path}:$bearer:$(sha256 "${SIGNED_BODY-$body}"):$time"
  signature=$(printf %s "$text" | openssl dgst -sha512 -hmac "${WRONG_SECRET:-$SECRET}" -binary | openssl base64 -A)
  printf %s "$body" | curl -s -w ' %{http_code}' -X "${METHOD:-POST}" "$BASE/v1.0/transfer-va/$service" \
    -H 'Content-Type: application/json' ${bearer:+-H "Authorization: Bearer $bearer"} -H "X-TIMESTAMP: $time" \
    -H "X-SIGNATURE: ${SIGNATURE-$signature}" -H "X-PARTNER-ID: ${PARTNER_ID-$PARTNER}" \
    -H "X-EXTERNAL-ID: ${EXTERNAL-$(number)}" -H "CHANNEL-ID: ${CHANNEL-95231}" --data-binary @-
}

# say service situation: the answer comes in by a pipe, its HTTP status last
say() { local all; all=$(cat); printf '%s\t%s\t%s\t%s\n' "$1" "$2" "${all##* }" "${all% *}"; }

# account billing-id -> the three fields that name it
account() {
  local padded; padded=$(printf '%8s' "$PREFIX")
  printf '"partnerServiceId":"%s","customerNo":"%s","virtualAccountNo":"%s%s"' "$padded" "${1#"$PREFIX"}" "$padded" "${1#"$PREFIX"}"
}
inquiry() { printf '{%s,"inquiryRequestId":"%s"}' "$(account "$1")" "${REQUEST:-$(number)}"; }
payment() {
  printf '{%s,"paymentRequestId":"%s","paidAmount":{"value":"%s","currency":"%s"},"trxDateTime":"%s"}' \
    "$(account "$1")" "${REQUEST:-$(number)}" "${AMOUNT:-150000.00}" "${CURRENCY:-IDR}" "${PAID_AT:-$NOW}"
}

token | say token success
token "$NOW" nobody | say token 'unknown client'
TOKEN_SIGNATURE=AAAA token | say token 'bad signature'
token "2026-03-02 09:14:00" | say token 'bad field format'
token "$EARLY" | say token 'clock off'
TOKEN_BODY='{}' token | say token 'missing mandatory field'
TOKEN_BODY='{"grantType":' token | say token 'cannot parse'
TOKEN=$(token | sed 's/.*"accessToken":"\([^"]*\)".*/\1/')

read -r -a open <<<"$OPEN"
for service in inquiry payment; do
  # The case of the loop is told to whoever builds the message.
  message() { "$service" "$1"; }
  BEARER=nonsense call $service "$(message "${open[0]}")" | say $service 'invalid token'
  BEARER=$EXPIRED_TOKEN call $service "$(message "${open[0]}")" | say $service 'expired token'
  BEARER='' call $service "$(message "${open[0]}")" | say $service 'no token'
  WRONG_SECRET=wrong call $service "$(message "${open[0]}")" | say $service 'bad signature'
  SIGNED_BODY='{}' call $service "$(message "${open[0]}")" | say $service 'another body than was signed'
  PARTNER_ID=nobody call $service "$(message "${open[0]}")" | say $service 'unknown client'
  TIME=$EARLY call $service "$(message "${open[0]}")" | say $service 'clock behind'
  TIME=$LATE call $service "$(message "${open[0]}")" | say $service 'clock ahead'
  TIME=$LOCAL call $service "$(message "${open[0]}")" | say $service 'time without zone'
  EXTERNAL='' call $service "$(message "${open[0]}")" | say $service 'missing X-EXTERNAL-ID'
  EXTERNAL=12x call $service "$(message "${open[0]}")" | say $service 'bad X-EXTERNAL-ID'
  CHANNEL='' call $service "$(message "${open[0]}")" | say $service 'missing CHANNEL-ID'
  call $service "$(message "${open[0]}" | sed 's/"customerNo":"[^"]*",//')" | say $service 'missing mandatory field'
  call $service "$(message "${open[0]}" | sed 's/"customerNo":"[^"]*"/"customerNo":"12AB"/')" | say $service 'bad field format'
  call $service "$(message "${open[0]}" | sed 's/"customerNo":"[^"]*"/"customerNo":{}/')" | say $service 'wrong type'
  call $service '{"partnerServiceId":' | say $service 'cannot parse'
  call $service '[]' | say $service 'no object'
  METHOD=PUT call $service "$(message "${open[0]}")" | say $service 'another method'
  head -c 5000000 /dev/zero | tr '\0' ' ' | curl -s -w ' %{http_code}' "$BASE/v1.0/transfer-va/$service" -H 'Content-Type: application/json' \
    -H 'Expect:' --data-binary @- | say $service '5 MB'
  call $service "$(message "$UNKNOWN")" | say $service 'not registered'
  call $service "$(message "$VOID")" | say $service 'void'
  call $service "$(message "$EXPIRED")" | say $service 'expired'
  call $service "$(message "$PAID")" | say $service 'paid'
done

one=$(inquiry "${open[0]}")
number=$(number)
EXTERNAL=$number call inquiry "$one" | say inquiry success
EXTERNAL=$number call inquiry "$(inquiry "${open[0]}")" | say inquiry 'same X-EXTERNAL-ID'
EXTERNAL=$number call payment "$(AMOUNT=1.00 payment "${open[0]}")" | say payment 'number of an inquiry'
SIGNED_BODY=$one call inquiry "$(printf %s "$one" | sed 's/,"/ ,\n  "/g; s/:"   /:\t"   /')" | say inquiry 'pretty-printed'
SIGNED_PATH=/v1.0/transfer-va/inquiry call inquiry "$(inquiry "${open[0]}")" | say inquiry 'signed without prefix'

call payment "$(AMOUNT=150001.00 payment "${open[0]}")" | say payment 'amount differs'
call payment "$(AMOUNT=150000.01 payment "${open[0]}")" | say payment 'parts of a hundred'
call payment "$(AMOUNT=150000 payment "${open[0]}")" | say payment 'amount without decimals'
call payment "$(CURRENCY=USD payment "${open[0]}")" | say payment 'currency'
call payment "$(PAID_AT=$LATER payment "${open[0]}")" | say payment 'paid in the future'
number=$(number)
first=$(payment "${open[0]}")
EXTERNAL=$number call payment "$first" | say payment success
EXTERNAL=$number call payment "$first" | say payment 'double flag'
EXTERNAL=$number call payment "$(payment "${open[1]}")" | say payment 'same X-EXTERNAL-ID'
call payment "$(printf %s "$first" | sed 's/}$/,"flagAdvise":"Y"}/')" | say payment 'retry with flagAdvise'
call payment "$(payment "${open[0]}")" | say payment 'paid once more'

curl -s -w ' %{http_code}' -X POST "$BASE/v1.0/transfer-va/nothing" | say none 'unknown service'
