/** What was copied. `readText` of the stand-in clipboard cannot read the Blob that the test environment takes from Node. */
export async function copiedText(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  const blob = await item?.getType('text/plain');
  return (await blob?.text()) ?? '';
}
