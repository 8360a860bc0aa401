import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { Simulation } from 'shared/contract';
import { dismissToast, toast } from 'shared/feedback';
import { unfinishedReason } from '../../model/run-summary.ts';

const duration = TOAST_DURATION_EDITOR;

export function showInvalid(): void {
  toast({
    type: 'error',
    title: 'Invalid Input',
    message: 'Please add steps and provide a valid URL before running the simulation.',
    duration,
  });
}

/** @returns a function that takes it away: what has ended does not stand beside its start. */
export function showStarted(id: string, fileName: string | undefined): () => void {
  const message = `Simulation ID: ${id}${fileName === undefined ? '' : ` (File: ${fileName})`}`;
  const notice = toast({ type: 'info', title: 'Simulation Started', message, duration });
  return () => dismissToast(notice);
}

/** The result of a simulation; none if the user stopped it. */
export function showEnd(simulation: Simulation): void {
  const problem =
    simulation.status === 'failed'
      ? (simulation.error ?? 'The simulation failed to complete.')
      : unfinishedReason(simulation);
  if (simulation.status === 'completed')
    toast({
      type: 'success',
      title: 'Simulation Complete',
      message: 'All steps were executed successfully.',
      duration,
    });
  else if (problem !== null) toast({ type: 'error', title: 'Simulation Failed', message: problem, duration });
}
