/** Goes to an address of the product within the loaded page, as Back and Forward do: nothing is loaded again. */
export async function goTo(path: string): Promise<void> {
  await browser.execute((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until the screen of that title shows what it has to show. */
export async function waitForScreen(title: string): Promise<void> {
  let state = '';
  await browser.waitUntil(
    async () => {
      state = await browser.execute(() => {
        const isLoading = [...document.querySelectorAll('main [role="status"]')].some((element) =>
          element.textContent?.startsWith('Loading'),
        );
        return `${document.title}, ${document.querySelector('main h1') ? 'heading' : 'no heading'}, ${isLoading ? 'loading' : 'loaded'}`;
      });
      return state === `${title} · Steplight, heading, loaded`;
    },
    { interval: 50, timeoutMsg: `${title} did not show; the page: ${state}` },
  );
}
