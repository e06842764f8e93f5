/** Makes what belongs to a key once, and gives the same to everybody who asks: a distributor and its people, for calls
 *  that change nothing of them. */
export function createShared<Made>(): (key: unknown, make: () => Promise<Made>) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (key, make) => {
    const name = JSON.stringify(key);
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
}
