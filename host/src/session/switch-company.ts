import type { AccountCompany } from 'shared/contract';
import { confirmLeaving, logError, showFailure, toast } from 'shared/feedback';
import { callApi } from 'shared/http';
import { accountQuery } from 'shared/members';
import { queryClient } from 'shared/query';
import { replaceSession } from './replace-session.ts';

let isSwitching = false;

/**
 * Opens another company of the person: nothing of the present session is left. Confirms first if work is unsaved; a failure is shown as a
 * toast. @param goToStart navigates to the first screen of the dashboard; resolves when it is done
 */
export async function switchCompany(
  company: AccountCompany,
  goToStart: () => Promise<void> | void,
): Promise<void> {
  // The token of a second call would be dead.
  if (isSwitching || !(await confirmLeaving())) return;
  isSwitching = true;
  try {
    const reply = await callApi('POST /account/switch_company', { body: { company_id: company.id } });
    await replaceSession(reply, goToStart);
    toast({ type: 'success', title: `You are now in ${company.name}.` });
  } catch (error) {
    reportFailure(error);
  } finally {
    isSwitching = false;
  }
}

function reportFailure(error: unknown): void {
  logError(error, 'Switching the company');
  showFailure(error, 'Company not switched');
  // The person may have been removed from it.
  void queryClient.invalidateQueries({ queryKey: accountQuery().queryKey });
}
