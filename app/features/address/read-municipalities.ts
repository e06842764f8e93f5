import { createClientStorage } from "#app/lib/storage/client-storage.ts";

/** Time in milliseconds after which loading a list is given up. */
const PATIENCE_MS = 12_000;

const known = new Map<string, readonly string[]>();

/** Names of a state's municipalities, cached in the tab's session storage.
 *  @throws Error if they are neither cached nor can be loaded */
export async function readMunicipalities(
  state: string,
  { distributorId, signal }: { distributorId: string; signal: AbortSignal },
): Promise<readonly string[]> {
  const storage = createClientStorage({ distributorId, storage: () => window.sessionStorage, crypto });
  const key = `municipalities:${state}` as const;
  const kept = known.get(state) ?? (await storage.read(key, parseNames));
  if (kept !== null) {
    known.set(state, kept);
    return kept;
  }
  const response = await fetch(`/app/open/municipalities/${state}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const names = response.ok ? parseAnswer(await response.json()) : null;
  if (names === null) throw new Error(`No municipalities of ${state}`);
  known.set(state, names);
  await storage.write(key, names);
  return names;
}

function parseNames(value: unknown): string[] | null {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string")
    ? value
    : null;
}

function parseAnswer(answer: unknown): string[] | null {
  const { items } = (answer as { data?: { items?: unknown } }).data ?? {};
  if (!Array.isArray(items)) return null;
  return parseNames(items.map((item: unknown) => (item as { name?: unknown } | null)?.name));
}
