/** Calls at once, then at most once in each interval; the last of several calls within one is always made, at its end. */
export function throttled(milliseconds: number, call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  const run = () => {
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, milliseconds);
    call();
  };
  return () => {
    if (timer === undefined) run();
    else isDue = true;
  };
}
