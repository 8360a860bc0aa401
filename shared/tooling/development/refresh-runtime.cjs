// One instance per page, created by the first build that needs it: React reports to one refresh runtime only.
module.exports = globalThis.steplightRefresh ??= require('react-refresh/runtime');
