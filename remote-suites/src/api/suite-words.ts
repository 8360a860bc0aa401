import { describeBrowser } from 'shared/browser-settings';
import type { BrowserSettings, SuiteUpdate } from 'shared/contract';
import type { EditWords } from 'shared/edits';
import type { QueryClient } from 'shared/query';
import { environmentsQuery } from 'shared/run-environment';
import { blueprintsQuery, moduleChoicesOf } from './tests.ts';
import { ALERT_OPTIONS, MISSED_OPTIONS } from '../model/schedule-options.ts';
import { scheduleSentence } from '../model/cron-words.ts';

/** What the fields of a suite are called, and how their values read. */
export function suiteWords(client: QueryClient): EditWords {
  const blueprints = client.getQueryData(blueprintsQuery().queryKey);
  const modules = blueprints ? moduleChoicesOf(blueprints) : [];
  const environments = client.getQueryData(environmentsQuery().queryKey)?.environments ?? [];
  const nameIn = (list: { id: number; name: string }[], none: string) => (id: number | null) =>
    id === null ? none : (list.find((one) => one.id === id)?.name ?? `No. ${id}`);
  return {
    name: { label: 'Suite Name' },
    schedule_config: { label: 'Schedule', text: describeSchedule },
    login_module_blueprint_id: { label: 'Login Module', text: nameIn(modules, 'No login module') },
    missed_starts: { label: 'Missed starts', text: labelIn(MISSED_OPTIONS) },
    alert_after: { label: 'Tell of failed scheduled runs', text: labelIn(ALERT_OPTIONS) },
    schedule_environment_id: { label: 'Environment of the schedule', text: nameIn(environments, 'None') },
    shares_login: { label: 'Sign in once for all tests of a run' },
    browser: {
      label: 'Browser',
      text: (settings: BrowserSettings) => describeBrowser(settings) || 'As usual',
    },
    in_order: { label: 'In order, one at a time' },
    retries: { label: 'Try failed tests again' },
    handlers: { label: 'Interruptions' },
  };
}

/** How a select shows a value. */
const labelIn =
  <T>(options: { value: T; label: string }[]) =>
  (value: T) =>
    options.find((option) => option.value === value)?.label ?? String(value);

function describeSchedule(config: SuiteUpdate['schedule_config']): string {
  const {
    schedule_enabled: isOn,
    schedule_expression: expression = '',
    schedule_timezone: zone = 'UTC',
  } = config;
  return isOn ? scheduleSentence(expression, zone) : 'Off';
}
