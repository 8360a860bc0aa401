/** Every script that the present page has loaded, with its text. */
export async function loadedScripts(): Promise<{ url: string; text: string }[]> {
  const urls = await browser.execute(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  return Promise.all([...new Set(urls)].map(async (url) => ({ url, text: await (await fetch(url)).text() })));
}
