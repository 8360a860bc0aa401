/* global __webpack_hash__, __webpack_public_path__, EventSource, location */
// Runs in the page, once per package in development: applies new builds by hot replacement, or reloads the page.

const hot = import.meta.webpackHot;
// A host built for production cannot apply updates: its React reports no mounted components.
if (__webpack_public_path__.startsWith('/')) globalThis.steplightIsDevelopment = true;
let latest = __webpack_hash__;

new EventSource(`${__webpack_public_path__}hot`).addEventListener('message', ({ data }) => {
  const { hash, problems } = JSON.parse(data);
  if (problems.length > 0) {
    console.error(problems.join('\n\n'));
    return;
  }
  latest = hash;
  void update();
});

async function update() {
  if (latest === __webpack_hash__ || hot.status() !== 'idle') return;
  if (!globalThis.steplightIsDevelopment) {
    location.reload();
    return;
  }
  try {
    // No update available: the server was restarted in the meantime.
    if (!(await hot.check(true))) location.reload();
    else await update();
  } catch {
    // A module that cannot be replaced, such as the entry of the host.
    location.reload();
  }
}
