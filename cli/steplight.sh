#!/bin/sh
# The command line client of Steplight for machines without Node: runs a test suite and exits with the result. Needs a POSIX
# shell with its usual tools, and curl. The same options, texts and exit codes as steplight.mjs.
{ set +x; } 2>/dev/null # A trace would print the key.
set -u
LC_ALL=C
export LC_ALL

VERSION=1.0.0
PASSED=0 FAILED=1 USAGE_ERROR=2 TIMED_OUT=3 ERROR=4
# How many seconds the service may be unreachable without interruption.
MAX_OUTAGE=600

usage() {
  cat <<'HELP'
Usage: steplight.sh run --suite <id> [options]

Starts a test suite of Steplight and waits until it has finished.

Options:
  --suite <id>         the suite's ID, as its card shows it
  --api <address>      address of the API (or STEPLIGHT_API)
  --junit <file>       write the result as JUnit XML
  --ctrf <file>        write the result as CTRF JSON
  --timeout <minutes>  how long to wait (30)
  --interval <s>       seconds between two polls of the run (5)
  --name <text>        name of the run (the suite's)
  --repo <owner/name>  the repository and ...
  --sha <sha>          ... the commit under test, to show the result with it
  --frozen             do not start if a step is unclear; list the unclear steps
  --help, --version

Environment:
  STEPLIGHT_API_KEY          the company's API key (required)
  STEPLIGHT_API              address of the API
  STEPLIGHT_IDEMPOTENCY_KEY  a second call with the same key waits for the run of the first

Exit codes: 0 passed, 1 a test failed, 2 wrong arguments, key or suite, or unclear steps (--frozen),
3 timed out (the run continues), 4 the service or the run failed with an error.
HELP
}

print() { printf '%s\n' "$1"; }
print_error() { printf 'steplight: %s\n' "$1" >&2; }
# Printed if the client exits while the run continues; empty before its start and after its end.
continuation=
quit() {
  print_error "$2"
  [ -z "$continuation" ] || print_error "$continuation"
  exit "$1"
}
usage_error() { quit "$USAGE_ERROR" "$1"; }
now() { date +%s; }
random_hex() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# --- arguments -------------------------------------------------------------------------------------------------------------------

suite='' api='' junit='' ctrf='' timeout='' interval='' name='' repo='' sha='' frozen='' command=''

set_option() {
  case $1 in
    --suite) suite=$2 ;;
    --api) api=$2 ;;
    --junit) junit=$2 ;;
    --ctrf) ctrf=$2 ;;
    --timeout) timeout=$2 ;;
    --interval) interval=$2 ;;
    --name) name=$2 ;;
    --repo) repo=$2 ;;
    --sha) sha=$2 ;;
    *) usage_error "Unknown option '$1'." ;;
  esac
}

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --help)
        usage
        exit "$PASSED"
        ;;
      --version)
        print "steplight $VERSION"
        exit "$PASSED"
        ;;
      --frozen) frozen=true ;;
      --*=*) set_option "${1%%=*}" "${1#*=}" ;;
      -*)
        set_option "$1" ''
        case ${2-} in
          '') [ $# -ge 2 ] || usage_error "Option '$1 <value>' argument missing." ;;
          -*) usage_error "Option '$1' argument is ambiguous." ;;
        esac
        set_option "$1" "$2"
        shift
        ;;
      *) command="$command $1" ;;
    esac
    shift
  done
}

is_number() {
  case $1 in
    *[!0-9.]* | *.*.* | *. | '') return 1 ;;
  esac
}
# Whether the awk condition holds for v.
holds() { awk -v v="$1" "BEGIN { exit !(v $2) }"; }

check_call() {
  [ "$command" = ' run' ] || usage_error 'Usage: run --suite <id>. See --help.'
  key=$(printf '%s' "${STEPLIGHT_API_KEY-}" | tr -d '[:space:]')
  api=$(printf '%s' "${api:-${STEPLIGHT_API-}}" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//; s/\/*$//')
  timeout=${timeout:-30}
  interval=${interval:-5}
  suite=$(printf '%s' "$suite" | sed 's/^0*//')
  case $suite in
    '' | *[!0-9]* | ???????????*) usage_error "The suite's ID is missing: --suite <id>." ;;
  esac
  case $api in
    *[[:space:]\"\\]*) api='' ;;
    http://?* | https://?*) ;;
    *) api='' ;;
  esac
  [ -n "$api" ] || usage_error "The API's address is missing: --api <address> or STEPLIGHT_API."
  [ -n "$key" ] || usage_error 'STEPLIGHT_API_KEY is not set.'
  case $key in
    *[!A-Za-z0-9_.~+/=-]*) usage_error 'STEPLIGHT_API_KEY contains invalid characters.' ;;
  esac
  { is_number "$timeout" && holds "$timeout" '> 0'; } || usage_error '--timeout takes minutes: 30, 0.5.'
  { is_number "$interval" && holds "$interval" '>= 0.1'; } || usage_error '--interval takes seconds, at least 0.1.'
  idempotency_key=${STEPLIGHT_IDEMPOTENCY_KEY:-$(random_hex)}
  case $idempotency_key in
    *[!!-~]*) idempotency_key='' ;;
  esac
  if [ -z "$idempotency_key" ] || [ "${#idempotency_key}" -gt 255 ]; then
    usage_error 'STEPLIGHT_IDEMPOTENCY_KEY must be 1 to 255 visible characters.'
  fi
  case ${repo:+repo}${sha:+sha} in
    repo | sha) usage_error '--repo and --sha require each other.' ;;
  esac
  # In GitHub Actions the commit of the workflow. The head of a pull request is only in a JSON file: pass it by --sha.
  if [ -z "$repo" ] && [ "${GITHUB_ACTIONS-}" = true ] && [ -n "${GITHUB_REPOSITORY-}" ] && [ -n "${GITHUB_SHA-}" ]; then
    repo=$GITHUB_REPOSITORY sha=$GITHUB_SHA
  fi
  sha=$(printf '%s' "$sha" | tr A-F a-f)
  command -v curl >/dev/null || usage_error 'This client needs curl.'
}

# Checks before the run that its reports can be written.
prepare_reports() {
  for file in "$junit" "$ctrf"; do
    [ -n "$file" ] || continue
    folder=$(dirname "$file")
    mkdir -p "$folder" 2>/dev/null || usage_error "$file cannot be written."
    if [ -e "$file" ]; then
      { [ -f "$file" ] && [ -w "$file" ]; } || usage_error "$file cannot be written."
    else
      [ -w "$folder" ] || usage_error "$file cannot be written."
    fi
  done
}

# --- the API ----------------------------------------------------------------------------------------------------------------------

sleeper=
# Called by the traps only.
# shellcheck disable=SC2317
stopped() {
  [ -z "$sleeper" ] || kill "$sleeper" 2>/dev/null
  print_error "Stopped waiting.${continuation:+ $continuation}"
  exit "$1"
}

# In the background, so that signals are handled at once. Falls back to whole seconds.
pause() {
  { sleep "$1" || sleep 1; } >/dev/null 2>&1 &
  sleeper=$!
  wait "$sleeper"
  sleeper=
}

# Sets code (000: no response) and writes $scratch/head and $scratch/body. The key is passed by standard input, because other
# users can read a command's arguments.
send() {
  method=$1 path=$2
  shift 2
  rm -f "$scratch/head" "$scratch/body"
  : >"$scratch/head"
  : >"$scratch/body"
  code=$(printf 'header = "Authorization: Bearer %s"\n' "$key" |
    curl -q -sS -g --config - -X "$method" --connect-timeout 10 --max-time 30 -D "$scratch/head" -o "$scratch/body" \
      -w '%{http_code}' "$@" "$api$path" 2>"$scratch/error") || code=000
}

# Seconds before the next attempt: exponential backoff from half a second with jitter; longer if the service sends Retry-After.
delay() {
  retry_after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$scratch/head" | tail -n 1)
  seed=$(od -An -N2 -tu2 /dev/urandom)
  awk -v tries="$1" -v left="$2" -v retry_after="${retry_after:-0}" -v seed="$seed" 'BEGIN {
    srand(seed)
    wait = 0.5
    for (i = 0; i < tries && wait < 30; i++) wait *= 2
    if (wait > 30) wait = 30
    wait *= 0.5 + rand() / 2
    if (retry_after > wait) wait = retry_after
    printf "%.2f", (wait > left ? left : wait)
  }'
}

# Retries while the service is unreachable or busy, at most until the deadline.
call() {
  retry_until=$(($(now) + MAX_OUTAGE))
  [ "$retry_until" -le "$deadline" ] || retry_until=$deadline
  tries=0
  while :; do
    send "$@"
    case $code in
      000) problem="does not answer ($(head -n 1 "$scratch/error"))" ;;
      408 | 429 | 5??) problem="answered $code" ;;
      *) return 0 ;;
    esac
    left=$((retry_until - $(now)))
    [ "$left" -gt 0 ] || quit "$ERROR" "The service at $api $problem."
    [ "$tries" -gt 0 ] || print "The service at $api $problem. Trying again."
    pause "$(delay "$tries" "$left")"
    tries=$((tries + 1))
  done
}

fail_request() {
  [ "$code" != 401 ] || usage_error 'The API key was refused. Check STEPLIGHT_API_KEY.'
  # The API's error message, if the response is one of the API's.
  message=$(sed -nE 's/^\{"error":"(([^"\\]|\\.)*)".*/\1/p' "$scratch/body" | unescape)
  [ -z "$message" ] || usage_error "$message"
  usage_error "$api answered $code, but it is not the API. Check --api."
}

# The text of a JSON string. Escaped backslashes become \001, which JSON never contains unescaped, until the other escapes are
# replaced.
unescape() {
  sed -e 's/\\\\/'"$(printf '\001')"'/g' -e 's/\\n/\
/g' -e 's/\\\(.\)/\1/g' -e 's/'"$(printf '\001')"'/\\/g'
}

json_text() {
  printf '"'
  printf '%s' "$1" | tr '\000-\037' ' ' | sed 's/[\\"]/\\&/g'
  printf '"'
}

request() {
  printf '{"test_blueprint_category_id":%s' "$suite"
  [ -z "$name" ] || printf ',"name":%s' "$(json_text "$name")"
  [ -z "$repo" ] || printf ',"repo":%s,"sha":%s' "$(json_text "$repo")" "$(json_text "$sha")"
  [ -z "$frozen" ] || printf ',"frozen":true'
  printf '}'
}

# --- the run ----------------------------------------------------------------------------------------------------------------------

# A value of the head of the summary.
value() { sed -n -e '/^$/q' -e "s/^$1: //p" "$scratch/body"; }

fetch_summary() {
  call GET "/test_group_run/$id/summary"
  case $code in
    200) ;;
    404) quit "$ERROR" "Run $id no longer exists." ;;
    *) fail_request ;;
  esac
  status=$(value status)
  case $status in
    pending | running | passed | failed | error | cancelled) ;;
    *) fail_request ;;
  esac
  url=$(value url)
  line="$status: $(value finished) of $(value total) tests finished, $(value passed) passed"
  text=$(sed '1,/^$/d' "$scratch/body")
}

is_finished() { [ "$status" != pending ] && [ "$status" != running ]; }

# Polls the run until its end or the deadline, and prints each change.
wait_for_run() {
  last=''
  while :; do
    fetch_summary
    [ -n "$last" ] || print "Follow it at $url"
    [ "$line" = "$last" ] || print "$line"
    last=$line
    if is_finished; then
      continuation=''
      return 0
    fi
    continuation="Run $id continues: $url"
    left=$((deadline - $(now)))
    [ "$left" -gt 0 ] || return 0
    if holds "$interval" "> $left"; then pause "$left"; else pause "$interval"; fi
  done
}

# In GitHub Actions: the outputs of the step and the job summary.
report_to_github() {
  [ "${GITHUB_ACTIONS-}" = true ] || return 0
  if [ -n "${GITHUB_OUTPUT-}" ]; then
    printf 'group-run-id=%s\nurl=%s\nstatus=%s\n' "$id" "$url" "$status" >>"$GITHUB_OUTPUT"
  fi
  [ -n "${GITHUB_STEP_SUMMARY-}" ] || return 0
  # Four spaces make it a code block, so that nothing in it is markup.
  {
    printf '## Steplight\n\n'
    printf '%s\n' "$text" | sed 's/^/    /'
    printf '\n[Open the run](%s)\n' "$url"
  } >>"$GITHUB_STEP_SUMMARY"
}

write_report() {
  [ -n "$2" ] || return 0
  call GET "/test_group_run/$id/$1"
  [ "$code" = 200 ] || quit "$ERROR" "The $1 report could not be fetched ($code)."
  cat "$scratch/body" >"$2" || usage_error "$2 cannot be written."
  print "Wrote $2"
}

write_reports() {
  write_report junit "$junit"
  write_report ctrf "$ctrf"
}

start() {
  request >"$scratch/request"
  call POST /test_group_run/trigger_run -H 'Content-Type: application/json' -H "Idempotency-Key: $idempotency_key" \
    --data-binary "@$scratch/request"
  id=$(sed -n 's/^[Ll]ocation: .*\/test_group_run\/\([0-9][0-9]*\)[[:space:]]*$/\1/p' "$scratch/head" | tail -n 1)
  { [ "$code" = 201 ] && [ -n "$id" ]; } || fail_request
  continuation="Run $id continues."
  print "Run $id has started."
}

# In a function, so that nothing runs before the whole file is read.
main() {
  read_options "$@"
  check_call
  prepare_reports
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/steplight.XXXXXX") || quit "$ERROR" 'A temporary folder could not be created.'
  trap 'rm -rf "$scratch"' EXIT
  trap 'stopped 130' INT
  trap 'stopped 143' TERM
  deadline=$(awk -v begin="$(now)" -v minutes="$timeout" 'BEGIN { printf "%.0f", begin + minutes * 60 + 0.5 }')
  start
  wait_for_run
  report_to_github
  printf '\n%s\n\n' "$text"
  case $status in
    passed) result=$PASSED ;;
    failed) result=$FAILED ;;
    pending | running) result=$TIMED_OUT ;;
    *) result=$ERROR ;;
  esac
  # After a timeout the reports contain the results so far.
  deadline=$(($(now) + MAX_OUTAGE))
  if [ "$result" = "$PASSED" ]; then
    write_reports
  else
    # In a subshell, so that a failing report does not change the result.
    (
      trap - EXIT
      write_reports
    )
  fi
  is_finished || print_error "Not finished after $timeout minutes. $continuation"
  exit "$result"
}

main "$@"
