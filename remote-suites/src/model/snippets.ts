import { API_KEY_MASK_MAX_LENGTH } from 'shared/constants';

/** The pipelines that there are instructions for. */
export const PIPELINES = [
  { value: 'github', label: 'GitHub Actions' },
  { value: 'gitlab', label: 'GitLab CI' },
  { value: 'jenkins', label: 'Jenkins' },
  { value: 'shell', label: 'Any shell' },
] as const;
export type Pipeline = (typeof PIPELINES)[number]['value'];

/** The pipeline of that name, else the first one. */
export function readPipeline(name: string | null): Pipeline {
  return PIPELINES.find(({ value }) => value === name)?.value ?? PIPELINES[0].value;
}

interface Target {
  /** Base address of the API. */
  apiAddress: string;
  suiteId: number;
}

const SNIPPETS: Record<Pipeline, (api: string, suiteId: number) => string> = {
  github: (api, suiteId) => `name: Steplight
on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:
permissions: {}

jobs:
  steplight:
    # A fork's pull request sees no secrets.
    if: \${{ !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-latest
    timeout-minutes: 45
    env:
      STEPLIGHT_API: ${JSON.stringify(api)}
    steps:
      - name: Run the suite
        env:
          STEPLIGHT_API_KEY: \${{ secrets.STEPLIGHT_API_KEY }}
          REPO: \${{ github.repository }}
          SHA: \${{ github.event.pull_request.head.sha || github.sha }}
        run: |
          curl -fsSO --retry 5 "$STEPLIGHT_API/ci/steplight.mjs"
          node steplight.mjs run --suite ${suiteId} \\
            --junit reports/junit.xml --ctrf reports/ctrf.json \\
            --repo "$REPO" --sha "$SHA"
      - name: Keep the reports
        if: \${{ !cancelled() }}
        uses: actions/upload-artifact@v6
        with:
          name: steplight-reports
          path: reports/
          if-no-files-found: ignore
`,
  gitlab: (api, suiteId) => `steplight:
  stage: test
  image: node:24
  timeout: 45 minutes
  variables:
    STEPLIGHT_API: ${JSON.stringify(api)}
  script:
    - curl -fsSO --retry 5 "$STEPLIGHT_API/ci/steplight.mjs"
    - |
      node steplight.mjs run --suite ${suiteId} \\
        --junit reports/junit.xml --ctrf reports/ctrf.json
  artifacts:
    when: always
    paths: [reports/]
    reports:
      junit: reports/junit.xml
`,
  jenkins: (api, suiteId) => `pipeline {
  agent any
  options { timeout(time: 45, unit: 'MINUTES') }
  stages {
    stage('Steplight') {
      steps {
        withCredentials([string(credentialsId: 'STEPLIGHT_API_KEY', variable: 'STEPLIGHT_API_KEY')]) {
          sh '''
            export STEPLIGHT_API="${api}"
            rm -rf reports
            curl -fsSO --retry 5 "$STEPLIGHT_API/ci/steplight.mjs"
            node steplight.mjs run --suite ${suiteId} \\\\
              --junit reports/junit.xml --ctrf reports/ctrf.json
          '''
        }
      }
    }
  }
  post {
    always {
      junit testResults: 'reports/junit.xml', allowEmptyResults: true
      archiveArtifacts artifacts: 'reports/*', allowEmptyArchive: true
    }
  }
}
`,
  shell: (api, suiteId) => `export STEPLIGHT_API="${api}"
curl -fsSO --retry 5 "$STEPLIGHT_API/ci/steplight.mjs" &&
  node steplight.mjs run --suite ${suiteId} \\
    --junit reports/junit.xml --ctrf reports/ctrf.json
`,
};

/** What a pipeline runs to start the suite and to collect its reports; the API key is a secret's name in it. */
export function snippet(pipeline: Pipeline, { apiAddress, suiteId }: Target): string {
  return SNIPPETS[pipeline](plainAddress(apiAddress), suiteId);
}

/** The address with everything escaped that a shell, YAML, Groovy or a pipeline's own variables would read as theirs. */
function plainAddress(address: string): string {
  const plain = URL.parse(address)?.href ?? encodeURI(address);
  return plain.replace(/["!$'\\`{}]/g, escapeOne).replace(/\/+$/, '');
}

function escapeOne(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Whether only this very machine finds the API at its address. */
export function isOwnMachine(apiAddress: string): boolean {
  const host = URL.parse(apiAddress)?.hostname ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
}

/** The meaning of the client's exit codes. */
export const EXIT_CODES = [
  { code: 0, meaning: 'Every test passed.' },
  { code: 1, meaning: 'A test failed.' },
  { code: 2, meaning: 'The call is wrong: the key, the suite or the arguments.' },
  { code: 3, meaning: 'It was not finished in time. The run goes on.' },
  { code: 4, meaning: 'The service or a run broke.' },
] as const;

/** One bullet for each character, up to 24. */
export function maskApiKey(key: string): string {
  return '•'.repeat(Math.min(key.length, API_KEY_MASK_MAX_LENGTH));
}
