#!/bin/sh
# The command line client of Steplight for machines without Node: starts a test suite, waits for it, tells the result by its exit
# code. Needs a POSIX shell with its usual tools, and curl. The same options, texts and exit codes as steplight.mjs.
{ set +x; } 2>/dev/null # A trace would show the key.
set -u
LC_ALL=C
export LC_ALL

VERSION=1.0.0
PASSED=0 FAILED=1 WRONG_CALL=2 TIMED_OUT=3 BROKE=4
# For how many seconds the service may be away in one go.
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
  --interval <s>       seconds between two looks at the run (5)
  --name <text>        name of the run (the suite's)
  --repo <owner/name>  the repository and ...
  --sha <sha>          ... the commit under test, to show the result beside it
  --frozen             start nothing if a step is unclear, and list such steps
  --help, --version

Environment:
  STEPLIGHT_API_KEY          the company's API key (required)
  STEPLIGHT_API              address of the API
  STEPLIGHT_IDEMPOTENCY_KEY  a call with a key that was used before waits for the run it started

Exit codes: 0 passed, 1 a test failed, 2 wrong call (arguments, key, suite) or unclear steps (--frozen),
3 timed out (the run goes on), 4 the service or the run broke.
HELP
}

say() { printf '%s\n' "$1"; }
complain() { printf 'steplight: %s\n' "$1" >&2; }
# What to know about the run when nobody waits for it any more; empty before its start and after its end.
goes_on=
quit() {
  complain "$2"
  [ -z "$goes_on" ] || complain "$goes_on"
  exit "$1"
}
wrong_call() { quit "$WRONG_CALL" "$1"; }
now() { date +%s; }
random_hex() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# --- what the call asks for -------------------------------------------------------------------------------------------------------

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
    *) wrong_call "Unknown option '$1'." ;;
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
        say "steplight $VERSION"
        exit "$PASSED"
        ;;
      --frozen) frozen=true ;;
      --*=*) set_option "${1%%=*}" "${1#*=}" ;;
      -*)
        set_option "$1" ''
        case ${2-} in
          '') [ $# -ge 2 ] || wrong_call "Option '$1 <value>' argument missing." ;;
          -*) wrong_call "Option '$1' argument is ambiguous." ;;
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
  [ "$command" = ' run' ] || wrong_call 'Say what to do: run --suite <id>. See --help.'
  key=$(printf '%s' "${STEPLIGHT_API_KEY-}" | tr -d '[:space:]')
  api=$(printf '%s' "${api:-${STEPLIGHT_API-}}" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//; s/\/*$//')
  timeout=${timeout:-30}
  interval=${interval:-5}
  suite=$(printf '%s' "$suite" | sed 's/^0*//')
  case $suite in
    '' | *[!0-9]* | ???????????*) wrong_call "Name the suite's ID: --suite <id>." ;;
  esac
  case $api in
    *[[:space:]\"\\]*) api='' ;;
    http://?* | https://?*) ;;
    *) api='' ;;
  esac
  [ -n "$api" ] || wrong_call "Name the API's address: --api <address> or STEPLIGHT_API."
  [ -n "$key" ] || wrong_call 'STEPLIGHT_API_KEY is not set.'
  case $key in
    *[!A-Za-z0-9_.~+/=-]*) wrong_call 'STEPLIGHT_API_KEY holds characters that no key has.' ;;
  esac
  { is_number "$timeout" && holds "$timeout" '> 0'; } || wrong_call '--timeout takes minutes: 30, 0.5.'
  { is_number "$interval" && holds "$interval" '>= 0.1'; } || wrong_call '--interval takes seconds, at least 0.1.'
  idempotency_key=${STEPLIGHT_IDEMPOTENCY_KEY:-$(random_hex)}
  case $idempotency_key in
    *[!!-~]*) idempotency_key='' ;;
  esac
  if [ -z "$idempotency_key" ] || [ "${#idempotency_key}" -gt 255 ]; then
    wrong_call 'STEPLIGHT_IDEMPOTENCY_KEY must be 1 to 255 visible characters.'
  fi
  case ${repo:+repo}${sha:+sha} in
    repo | sha) wrong_call 'Name both --repo and --sha, or neither.' ;;
  esac
  # In GitHub Actions the commit that the workflow runs for. The head of a pull request stands in a file of JSON: name it by --sha.
  if [ -z "$repo" ] && [ "${GITHUB_ACTIONS-}" = true ] && [ -n "${GITHUB_REPOSITORY-}" ] && [ -n "${GITHUB_SHA-}" ]; then
    repo=$GITHUB_REPOSITORY sha=$GITHUB_SHA
  fi
  sha=$(printf '%s' "$sha" | tr A-F a-f)
  command -v curl >/dev/null || wrong_call 'This client needs curl.'
}

# Makes sure before the run that its reports can be written after it.
prepare_reports() {
  for file in "$junit" "$ctrf"; do
    [ -n "$file" ] || continue
    folder=$(dirname "$file")
    mkdir -p "$folder" 2>/dev/null || wrong_call "$file cannot be written."
    if [ -e "$file" ]; then
      { [ -f "$file" ] && [ -w "$file" ]; } || wrong_call "$file cannot be written."
    else
      [ -w "$folder" ] || wrong_call "$file cannot be written."
    fi
  done
}

# --- the API ----------------------------------------------------------------------------------------------------------------------

sleeper=
# Only the traps call it.
# shellcheck disable=SC2317
stopped() {
  [ -z "$sleeper" ] || kill "$sleeper" 2>/dev/null
  complain "Stopped waiting.${goes_on:+ $goes_on}"
  exit "$1"
}

# In the background, so that a signal is heard at once. Where sleep knows whole seconds only, one of them.
pause() {
  { sleep "$1" || sleep 1; } >/dev/null 2>&1 &
  sleeper=$!
  wait "$sleeper"
  sleeper=
}

# Sets code (000: no answer at all); the answer is in $scratch/head and $scratch/body. The key goes in by standard input, because
# everybody can see a command's arguments.
ask() {
  method=$1 path=$2
  shift 2
  rm -f "$scratch/head" "$scratch/body"
  : >"$scratch/head"
  : >"$scratch/body"
  code=$(printf 'header = "Authorization: Bearer %s"\n' "$key" |
    curl -q -sS -g --config - -X "$method" --connect-timeout 10 --max-time 30 -D "$scratch/head" -o "$scratch/body" \
      -w '%{http_code}' "$@" "$api$path" 2>"$scratch/fault") || code=000
}

# Seconds before the next try: doubling from half a second, each with a share of chance so that jobs do not come back in step;
# longer if the service asks for it.
delay() {
  asked=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9][0-9]*\).*/\1/p' "$scratch/head" | tail -n 1)
  seed=$(od -An -N2 -tu2 /dev/urandom)
  awk -v tries="$1" -v left="$2" -v asked="${asked:-0}" -v seed="$seed" 'BEGIN {
    srand(seed)
    wait = 0.5
    for (i = 0; i < tries && wait < 30; i++) wait *= 2
    if (wait > 30) wait = 30
    wait *= 0.5 + rand() / 2
    if (asked > wait) wait = asked
    printf "%.2f", (wait > left ? left : wait)
  }'
}

# Asks again while the service is away or busy, until it has been so for too long or the deadline has come.
call() {
  give_up=$(($(now) + MAX_OUTAGE))
  [ "$give_up" -le "$deadline" ] || give_up=$deadline
  tries=0
  while :; do
    ask "$@"
    case $code in
      000) what="does not answer ($(head -n 1 "$scratch/fault"))" ;;
      408 | 429 | 5??) what="answered $code" ;;
      *) return 0 ;;
    esac
    left=$((give_up - $(now)))
    [ "$left" -gt 0 ] || quit "$BROKE" "The service at $api $what."
    [ "$tries" -gt 0 ] || say "The service at $api $what. Trying again."
    pause "$(delay "$tries" "$left")"
    tries=$((tries + 1))
  done
}

refuse() {
  [ "$code" != 401 ] || wrong_call 'The API key was refused. Check STEPLIGHT_API_KEY.'
  # The service's own sentence, where the answer is one of the API's.
  sentence=$(sed -nE 's/^\{"error":"(([^"\\]|\\.)*)".*/\1/p' "$scratch/body" | unescape)
  [ -z "$sentence" ] || wrong_call "$sentence"
  wrong_call "$api answered $code, but not as the API does. Check --api."
}

# A JSON string's text. Escaped backslashes wait as \001, which JSON never holds unescaped, until the other escapes are gone.
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

look() {
  call GET "/test_group_run/$id/summary"
  case $code in
    200) ;;
    404) quit "$BROKE" "Run $id does not exist any more." ;;
    *) refuse ;;
  esac
  status=$(value status)
  case $status in
    pending | running | passed | failed | error | cancelled) ;;
    *) refuse ;;
  esac
  url=$(value url)
  line="$status: $(value finished) of $(value total) tests finished, $(value passed) passed"
  text=$(sed '1,/^$/d' "$scratch/body")
}

is_over() { [ "$status" != pending ] && [ "$status" != running ]; }

# Follows the run to its end or to the deadline, and says each change once.
follow() {
  last=''
  while :; do
    look
    [ -n "$last" ] || say "Follow it at $url"
    [ "$line" = "$last" ] || say "$line"
    last=$line
    if is_over; then
      goes_on=''
      return 0
    fi
    goes_on="Run $id goes on: $url"
    left=$((deadline - $(now)))
    [ "$left" -gt 0 ] || return 0
    if holds "$interval" "> $left"; then pause "$left"; else pause "$interval"; fi
  done
}

# Outputs of the step, and a page beside the job, in GitHub Actions.
tell_github() {
  [ "${GITHUB_ACTIONS-}" = true ] || return 0
  if [ -n "${GITHUB_OUTPUT-}" ]; then
    printf 'group-run-id=%s\nurl=%s\nstatus=%s\n' "$id" "$url" "$status" >>"$GITHUB_OUTPUT"
  fi
  [ -n "${GITHUB_STEP_SUMMARY-}" ] || return 0
  # Indented by four blanks, nothing in it is markup.
  {
    printf '## Steplight\n\n'
    printf '%s\n' "$text" | sed 's/^/    /'
    printf '\n[Open the run](%s)\n' "$url"
  } >>"$GITHUB_STEP_SUMMARY"
}

write_report() {
  [ -n "$2" ] || return 0
  call GET "/test_group_run/$id/$1"
  [ "$code" = 200 ] || quit "$BROKE" "The $1 report cannot be had ($code)."
  cat "$scratch/body" >"$2" || wrong_call "$2 cannot be written."
  say "Wrote $2"
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
  { [ "$code" = 201 ] && [ -n "$id" ]; } || refuse
  goes_on="Run $id goes on."
  say "Run $id has started."
}

# In a function, so that nothing is done before all of the file has arrived, and whatever becomes of the file meanwhile.
main() {
  read_options "$@"
  check_call
  prepare_reports
  scratch=$(mktemp -d "${TMPDIR:-/tmp}/steplight.XXXXXX") || quit "$BROKE" 'There is no place for temporary files.'
  trap 'rm -rf "$scratch"' EXIT
  trap 'stopped 130' INT
  trap 'stopped 143' TERM
  deadline=$(awk -v begin="$(now)" -v minutes="$timeout" 'BEGIN { printf "%.0f", begin + minutes * 60 + 0.5 }')
  start
  follow
  tell_github
  printf '\n%s\n\n' "$text"
  case $status in
    passed) verdict=$PASSED ;;
    failed) verdict=$FAILED ;;
    pending | running) verdict=$TIMED_OUT ;;
    *) verdict=$BROKE ;;
  esac
  # Of a run that was not waited for to its end, the reports tell what is known.
  deadline=$(($(now) + MAX_OUTAGE))
  if [ "$verdict" = "$PASSED" ]; then
    write_reports
  else
    # In a shell of its own, so that the verdict stands whatever comes of the reports.
    (
      trap - EXIT
      write_reports
    )
  fi
  is_over || complain "Not finished after $timeout minutes. $goes_on"
  exit "$verdict"
}

main "$@"
