const hasColours = process.stdout.isTTY && !process.env.NO_COLOR;

export function paint(colour, text) {
  const codes = { green: 32, red: 31, dim: 2, bold: 1 };
  return hasColours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
}

/** Announces a task, and prints a tick with the seconds when it is done. */
export async function step(name, announcement, task) {
  console.log(announcement);
  const startedAt = performance.now();
  await task();
  console.log(`${paint('green', '✓')} ${name} ${paint('dim', `${secondsSince(startedAt)} s`)}`);
}

/** Prints what a program wrote, under a heading: programs that run side by side do not mix their lines. */
export function showOutput(name, output) {
  console.log(`\n${paint('bold', `── ${name} ${'─'.repeat(60 - name.length)}`)}\n${output.trimEnd()}`);
}

export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
