import { integer, text } from "drizzle-orm/sqlite-core";

/** First part of every key and index of the tenant schema. */
export function distributorId() {
  return text("distributor_id").notNull();
}

/** Instant in UTC, ISO 8601. */
export function instant(name: string) {
  return text(name);
}

export function flag(name: string) {
  return integer(name, { mode: "boolean" });
}

/** Document-like value; parsed by its domain schema when read. */
export function json(name: string) {
  return text(name, { mode: "json" });
}
