import { integer, text } from "drizzle-orm/sqlite-core";

/** First column of every key and index in the tenant schema. */
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

/** JSON value; its domain schema parses it when read. */
export function json(name: string) {
  return text(name, { mode: "json" });
}
