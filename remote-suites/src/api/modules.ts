import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The modules that can be a suite's login module. A failure is only logged: the choice stays empty. */
export function moduleChoicesQuery() {
  return queryOptions({
    queryKey: ['remote-suites', 'module-choices'],
    queryFn: async ({ signal }) => {
      try {
        const { test_blueprints } = await callApi('GET /test_blueprint/list', { signal });
        return test_blueprints
          .filter(({ type }) => type === 'module')
          .map(({ id, title }) => ({ id, name: title }));
      } catch (error) {
        if (!signal.aborted) logError(error, 'Loading modules for the login choice');
        throw error;
      }
    },
  });
}
