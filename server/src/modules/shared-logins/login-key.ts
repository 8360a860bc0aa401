import type { RunnerStep, GivenValue } from 'runner';
import type { RunBrowser } from 'shared/contract';
import { VARIABLE_USES } from 'shared/step-language';
import type { Secrets } from '../../platform/crypto/secrets.ts';

/** Pages tell phones, tablets and desktops apart, and may sign in differently on each. */
const PHONE_WIDTH = 600;
const TABLET_WIDTH = 1024;

/** The same for sign-ins that can replace each other: a signature, because it covers passwords. */
export function loginKey(
  secrets: Secrets,
  {
    steps,
    startingUrl,
    browser,
    values,
  }: { steps: RunnerStep[]; startingUrl: string; browser: RunBrowser | null; values: GivenValue[] },
): string {
  const texts = [startingUrl, ...steps.map(({ action }) => action)];
  const names = new Set(texts.flatMap((text) => [...text.matchAll(VARIABLE_USES)].map(([, name]) => name)));
  const { engine, device, user_agent: userAgent, locale, viewport } = browser ?? {};
  const width = viewport?.width ?? Infinity;
  return secrets.sign(
    JSON.stringify([
      steps.map(({ type, action }) => [type, action]),
      URL.parse(startingUrl)?.origin ?? startingUrl,
      values.filter(({ name }) => names.has(name)).map(({ name, value }) => [name, value]),
      [engine, device, userAgent, locale, width < PHONE_WIDTH ? 1 : width < TABLET_WIDTH ? 2 : 3],
    ]),
  );
}
