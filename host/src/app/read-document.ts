/**
 * A JSON document that the server wrote into the page as an inert block, else the file at `address`.
 * Throws when neither can be read.
 */
export async function readDocument(blockId: string, address: string): Promise<unknown> {
  const block = document.getElementById(blockId);
  if (block?.textContent) return JSON.parse(block.textContent) as unknown;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} could not be loaded (${response.status}).`);
  return response.json() as Promise<unknown>;
}
