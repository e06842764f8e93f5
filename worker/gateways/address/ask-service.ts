import { logEvent } from "#worker/log.ts";

const TIMEOUT_MS = 5_000;

/** What a public service answers, or that it did not: away, slow or talking nonsense. */
export type ServiceAnswer<Found> = { found: Found | null; failed: boolean };

/** Asks a public service, for five seconds at most.
 *  @param read - takes the answer apart; null for one that has nothing */
export async function askService<Found>(
  service: string,
  url: string,
  read: (answer: unknown) => Found | null,
): Promise<ServiceAnswer<Found>> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { found: read(await response.json()), failed: false };
    await response.body?.cancel();
    // 404 is how services say that they know nothing of it.
    if (response.status === 404) return { found: null, failed: false };
    logEvent("warn", "address-service-failed", { service, code: response.status });
  } catch (error) {
    const code = error instanceof Error ? error.name : "unknown";
    logEvent("warn", "address-service-failed", { service, code });
  }
  return { found: null, failed: true };
}

/** A base address as the paths are put behind it. */
export function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}
