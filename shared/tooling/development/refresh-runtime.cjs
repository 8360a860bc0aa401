// One for the page, whichever of its builds asks first: React reports to one, and remotes must find theirs registered there.
module.exports = globalThis.steplightRefresh ??= require('react-refresh/runtime');
