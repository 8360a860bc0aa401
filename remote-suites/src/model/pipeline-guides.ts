import type { Pipeline } from './snippets.ts';

interface PipelineGuide {
  /** Where the API key is stored. */
  secret: string;
  /** Where the snippet goes. */
  file: string;
  /** What comes of it. */
  results: string;
  /** Another way, or what is needed. */
  note: string;
}

export const PIPELINE_GUIDES: Record<Pipeline, PipelineGuide> = {
  github: {
    secret:
      'In the repository, under Settings → Secrets and variables → Actions, add a repository secret named STEPLIGHT_API_KEY.',
    file: '.github/workflows/steplight.yml',
    results:
      'The JUnit and CTRF reports are kept as an artifact of the workflow. Where the GitHub App is connected to the repository, a check with the result appears beside the commit, and a comment on the pull request.',
    note: 'There is a composite action too: action.yml in the cli folder of Steplight’s repository.',
  },
  gitlab: {
    secret:
      'In the project, under Settings → CI/CD → Variables, add a masked variable named STEPLIGHT_API_KEY. A protected one reaches protected branches only.',
    file: '.gitlab-ci.yml',
    results:
      'Merge requests and pipelines show the tests of the JUnit report. Both reports, JUnit and CTRF, are kept as artifacts.',
    note: 'The job runs in the image of Node; any other image with Node 20 or newer and curl will do.',
  },
  jenkins: {
    secret:
      'Under Manage Jenkins → Credentials, add a “Secret text” with the ID STEPLIGHT_API_KEY. The credentials binding hands it to the script.',
    file: 'Jenkinsfile',
    results:
      'The junit step shows the tests and how they went over time. Both reports, JUnit and CTRF, are archived with the build.',
    note: 'The agent needs Node 20 or newer and curl. The steps come with the plugins Credentials Binding and JUnit.',
  },
  shell: {
    secret:
      'Keep it in the secret store of your pipeline, and give it to the job as the environment variable STEPLIGHT_API_KEY.',
    file: 'Script',
    results: 'The JUnit and CTRF reports lie in the folder reports, for your pipeline to collect.',
    note: 'Needs curl and Node 20 or newer; nothing is installed.',
  },
};
