import { companyFolder } from '../../../platform/storage/company-folder.ts';

interface Run {
  id: number;
  companyId: number;
  simulationId: string | null;
}

/** Where the screenshots and the recording of a run are stored; no slash at the end. */
export function runFolder({ id, companyId, simulationId }: Run): string {
  return simulationId === null
    ? `${companyFolder('runs', companyId)}${id}`
    : `${companyFolder('simulations', companyId)}${simulationId}`;
}

/** The folder of one attempt: a worker that continues after a pause overwrites nothing of the next one. A simulation has one attempt. */
export function attemptFolder(run: Run, attempt: number): string {
  return run.simulationId === null ? `${runFolder(run)}/${attempt}` : runFolder(run);
}
