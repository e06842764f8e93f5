import { logEvent } from "#worker/log.ts";

const TIMEOUT_MS = 5_000;

/** The answer of a public service, or its failure: unavailable, slow, or an invalid answer. */
export type ServiceAnswer<Found> = { found: Found | null; failed: boolean };

/** Asks a public service, with a timeout of five seconds.
 *  @param read - parses the answer; null for one without a result */
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
    // Services answer 404 for an unknown place.
    if (response.status === 404) return { found: null, failed: false };
    logEvent("warn", "address-service-failed", { service, code: response.status });
  } catch (error) {
    const code = error instanceof Error ? error.name : "unknown";
    logEvent("warn", "address-service-failed", { service, code });
  }
  return { found: null, failed: true };
}

/** A base URL without its final slash. */
export function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}
