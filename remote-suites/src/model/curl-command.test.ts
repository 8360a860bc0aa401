import { execFileSync } from 'node:child_process';
import { curlCommand } from './curl-command.ts';

test('a shell reads the command as one call with the key from the environment', () => {
  const command = curlCommand('https://api.example.com', 12);
  const args = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
    env: { STEPLIGHT_API_KEY: 'sk-1' },
  });
  expect(args.trimEnd().split('\n')).toEqual([
    '--fail-with-body',
    '-X',
    'POST',
    'https://api.example.com/test_group_run/trigger_run',
    '-H',
    'Authorization: Bearer sk-1',
    '-H',
    'Content-Type: application/json',
    '-d',
    '{"test_blueprint_category_id":12}',
  ]);
});
