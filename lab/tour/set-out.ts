/** `pnpm lab:tour`: the processes of the test files inherit it. */
process.env['LAB_TOUR'] = '1';
