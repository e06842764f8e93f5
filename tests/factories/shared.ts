/** Creates a value once per key and shares it: a distributor and its people, for calls that do not change them. */
export function createShared<Made>(): (key: unknown, make: () => Promise<Made>) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (key, make) => {
    const name = JSON.stringify(key);
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
}
