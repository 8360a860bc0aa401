/**
 * Lets `isDisplayed`, and what waits for it, look for an element again after the page has replaced it. WebdriverIO asks the element that it
 * found first: once that one has left the document, it is never displayed again, and no error says that it is stale.
 */
export function findReplacedElements(): void {
  browser.overwriteCommand(
    'isDisplayed',
    async function (this: WebdriverIO.Element, original, parameters) {
      if (await original(parameters)) return true;
      const isAttached = await browser.execute((element) => element.isConnected, this).catch(() => false);
      if (isAttached || !this.elementId) return false;
      this.elementId = '';
      return original(parameters);
    },
    true,
  );
}
