/** Where the files of a simulation are stored; no slash at the end. */
export function simulationFolder({ id, companyId }: { id: string; companyId: number }): string {
  return `simulations/${companyId}/${id}`;
}
