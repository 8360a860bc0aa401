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

export function secondsSince(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
