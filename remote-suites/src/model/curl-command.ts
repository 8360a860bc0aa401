/** A command line that starts a suite's run; the key itself stays in the environment of the pipeline. */
export function curlCommand(apiAddress: string, suiteId: number): string {
  return [
    `curl --fail-with-body -X POST ${apiAddress}/test_group_run/trigger_run`,
    '-H "Authorization: Bearer $STEPLIGHT_API_KEY"',
    '-H "Content-Type: application/json"',
    `-d '${JSON.stringify({ test_blueprint_category_id: suiteId })}'`,
  ].join(' \\\n  ');
}
