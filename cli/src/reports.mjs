import { accessSync, appendFileSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toExit } from './api.mjs';
import { EXIT, Exit, print, printError, usageError } from './exit.mjs';

const DOWNLOAD_TIMEOUT_MS = 30_000;

/** Checks before the run that its reports can be written. */
export function prepareReports({ reports, attachments }, option = '--attachments') {
  if (attachments !== undefined && /[\p{Cc}|[\]]/u.test(attachments))
    throw usageError(`${option} takes a folder without brackets in its name.`);
  for (const { file } of reports) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) appendFileSync(file, '');
      else accessSync(dirname(file), constants.W_OK);
    } catch (error) {
      throw usageError(`${file} cannot be written (${error.code}).`);
    }
  }
  if (attachments !== undefined) {
    try {
      mkdirSync(attachments, { recursive: true });
      accessSync(attachments, constants.W_OK);
    } catch (error) {
      throw usageError(`${attachments} cannot be written (${error.code}).`);
    }
  }
}

/** Writes the screenshots first, which the reports refer to. */
export async function writeReports(api, call, id) {
  if (call.attachments !== undefined) await downloadAttachments(api, call, id);
  const folder = call.attachments?.replaceAll('\\', '/').replace(/\/+$/, '');
  const query = folder === undefined ? '' : `?attachments=${encodeURIComponent(folder)}`;
  for (const { format, file } of call.reports) {
    const report = await fetchReport(api, id, `${format}${query}`);
    try {
      writeFileSync(file, report);
    } catch (error) {
      throw usageError(`${file} cannot be written (${error.code}).`);
    }
    print(`Wrote ${file}`);
  }
}

/** A report of the run as text. */
export async function fetchReport(api, id, name) {
  const reply = await api('GET', `/test_group_run/${id}/${name}`);
  if (reply.status === 200) return reply.text;
  const format = name.replace(/\?.*/, '');
  throw new Exit(EXIT.error, `The ${format} report could not be fetched (${reply.status}).`);
}

/** Downloads the screenshots of failed steps. One that cannot be had is reported and left out: the result counts more. */
async function downloadAttachments(api, { attachments }, id) {
  const { results } = JSON.parse(await fetchReport(api, id, 'ctrf'));
  const listed = results.tests.flatMap((test) => test.attachments ?? []);
  let count = 0;
  for (const { name, path } of listed) {
    try {
      if (!/^[\w-][\w.-]*$/.test(name)) throw new Error('its name is no file name');
      // The address carries its own permission: the key goes nowhere else.
      const response = await fetch(path, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      writeFileSync(join(attachments, name), Buffer.from(await response.arrayBuffer()));
      count += 1;
    } catch (error) {
      printError(
        `The screenshot ${JSON.stringify(name)} could not be saved (${error.code ?? error.message}).`,
      );
    }
  }
  if (count > 0) print(`Wrote ${count === 1 ? '1 screenshot' : `${count} screenshots`} to ${attachments}`);
}

/** The summary of the run: the values of its head, and its text. */
export async function fetchSummary(api, credentials, id, statuses) {
  const reply = await api('GET', `/test_group_run/${id}/summary`);
  if (reply.status !== 200) {
    if (reply.status === 404) throw new Exit(EXIT.error, `Run ${id} no longer exists.`);
    throw toExit(reply, credentials);
  }
  const end = reply.text.indexOf('\n\n');
  const head = Object.fromEntries(
    reply.text
      .slice(0, end)
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  );
  if (!statuses.includes(head.status)) throw toExit(reply, credentials);
  return { ...head, text: reply.text.slice(end + 2).trimEnd() };
}

/** In GitHub Actions: the outputs of the step and the job summary. */
export function reportToWorkflow({ GITHUB_ACTIONS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, run) {
  if (GITHUB_ACTIONS !== 'true') return;
  if (GITHUB_OUTPUT)
    appendFileSync(GITHUB_OUTPUT, `group-run-id=${run.run}\nurl=${run.url}\nstatus=${run.status}\n`);
  if (!GITHUB_STEP_SUMMARY) return;
  // Four spaces make it a code block, so that nothing in it is markup.
  const text = run.text.replace(/^/gm, '    ');
  appendFileSync(GITHUB_STEP_SUMMARY, `## Steplight\n\n${text}\n\n[Open the run](${run.url})\n`);
}
