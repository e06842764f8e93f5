import type { MountState } from "#domain/mount-kit/mount-state.ts";

/** Whether a stored value is the state of a mounted kit. */
export function isMountState(value: unknown): value is MountState {
  if (!isRecord(value)) return false;
  const { targetW, lines, products, arrangement, strings, faces } = value;
  return (
    (targetW === null || typeof targetW === "number") &&
    Array.isArray(lines) &&
    lines.every(
      (line) => isRecord(line) && typeof line["productId"] === "string" && isCount(line["amount"]),
    ) &&
    isRecord(products) &&
    Object.values(products).every((product) => isRecord(product) && typeof product["name"] === "string") &&
    (arrangement === "best" || arrangement === "own" || arrangement === "unknown") &&
    Array.isArray(strings) &&
    Array.isArray(faces)
  );
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
