/* global __webpack_hash__, __webpack_public_path__, EventSource, location */
// Runs in the page, once for each package in development: takes over what has been built anew, in place where that can be done.

const hot = import.meta.webpackHot;
// A page that was built for production cannot take over an edit: React does not tell it what it has mounted.
if (__webpack_public_path__.startsWith('/')) globalThis.steplightDevelops = true;
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
  if (!globalThis.steplightDevelops) {
    location.reload();
    return;
  }
  try {
    // Nothing on offer: the server was started anew meanwhile.
    if (!(await hot.check(true))) location.reload();
    else await update();
  } catch {
    // A module that nobody can take over in place, such as the beginning of the host.
    location.reload();
  }
}
