/** Writes one structured line. Facts are ids, codes and numbers: no names, documents, tokens or bodies. */
export function logEvent(
  level: "info" | "warn" | "error",
  event: string,
  facts: Readonly<Record<string, string | number | boolean | null>>,
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}

/** An error as facts for the log: its name, its message and where it was thrown, with its causes' messages. */
export function errorFacts(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: String(error) };
  const causes: string[] = [];
  for (let one: unknown = error.cause; one instanceof Error; one = one.cause) causes.push(one.message);
  return {
    error: `${error.name}: ${error.message}`,
    stack: (error.stack ?? "").split("\n").slice(1, 6).join(" | "),
    ...(causes.length > 0 ? { cause: causes.join(" < ") } : {}),
  };
}
