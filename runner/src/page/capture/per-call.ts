const computed = new Set<() => void>();

/** A value that is computed when it is first needed, and only known until the end of the evaluation: the page may change after it. */
export function perCall<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  const forget = () => (known = null);
  return () => {
    if (known) return known.value;
    const value = compute();
    known = { value };
    computed.add(forget);
    return value;
  };
}

/** A function whose results are known in the same way. @param compute returns no undefined */
export function oncePerCall<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = perCall(() => new Map<K, V>());
  return (key) => {
    const before = known().get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known().set(key, value);
    return value;
  };
}

/** Runs one evaluation, after which nothing is known any more. */
export function withFreshCaches<R>(evaluate: () => R): R {
  try {
    return evaluate();
  } finally {
    for (const forget of computed) forget();
    computed.clear();
  }
}
