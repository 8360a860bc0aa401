const isColourful = process.stdout.isTTY && !process.env.NO_COLOR;

export function paint(colour, text) {
  const codes = { green: 32, red: 31, dim: 2, bold: 1 };
  return isColourful ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
}

/** Announces a piece of work, and prints a tick with the seconds when it is done. */
export async function step(name, announcement, work) {
  console.log(announcement);
  const begin = performance.now();
  await work();
  console.log(`${paint('green', '✓')} ${name} ${paint('dim', `${secondsSince(begin)} s`)}`);
}

export function secondsSince(begin) {
  return ((performance.now() - begin) / 1000).toFixed(1);
}
