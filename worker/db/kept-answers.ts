import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

/** Parts of a distributor's data, each with a number that triggers count up with every change of its tables. */
const DATA_PARTS = ["settings", "selling", "offers", "stock", "people", "live"] as const;

export type DataPart = (typeof DATA_PARTS)[number];

/** Tables of each part, which may overlap. A reusable read may read the tables of the parts that it names. */
export const TABLES_OF_PART: Readonly<Record<DataPart, readonly string[]>> = {
  settings: ["distributor_profile", "terms_document"],
  selling: [
    "category",
    "distribution_center",
    "distribution_region",
    "integrator",
    "integrator_group",
    "kit",
    "kit_option",
    "kit_option_component",
    "price_list",
    "price_list_item",
    "pricing_version",
    "product",
    "structure",
  ],
  offers: [
    "coupon",
    "coupon_use",
    "custom_form",
    "extra_item",
    "freight_rule",
    "payment_condition",
    "payment_method",
    "service_item",
  ],
  stock: ["stock", "stock_arrival"],
  people: [
    "account_token",
    "consent",
    "integrator",
    "privacy_request",
    "role",
    "second_factor",
    "terms_document",
    "user",
  ],
  live: ["outbox"],
};

/** The numbers of a distributor's data at one moment. */
export interface DataVersions {
  distributorId: string;
  numbers: Readonly<Record<DataPart, number>>;
}

/** JSON array of the numbers, in the order of `DATA_PARTS`; null before the first change. */
export function versionNumbers(distributorId: unknown): SQL<string | null> {
  const columns = sql.raw(DATA_PARTS.join(", "));
  return sql<
    string | null
  >`(select json_array(${columns}) from data_version where distributor_id = ${distributorId})`;
}

/** The numbers out of their JSON array. */
export function toVersions(distributorId: string, array: string | null): DataVersions {
  const numbers: readonly number[] = array === null ? [] : (JSON.parse(array) as number[]);
  const named = DATA_PARTS.map((part, index) => [part, numbers[index] ?? 0]);
  return { distributorId, numbers: Object.fromEntries(named) as Record<DataPart, number> };
}

type Queries = readonly BatchItem<"sqlite">[];

/** What is made of the rows of some queries, and reused while the parts of the data that they read are unchanged. */
export interface ReusableRead<Made> {
  /** Null for a read that is never reused. */
  key: string | null;
  parts: readonly DataPart[];
  queries(): Queries;
  make(rows: unknown): Made;
}

/** The rows of several queries. */
type RowsOf<Asked extends Queries> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> };

/** A read that is reused.
 *  @param read.key - identifies the queries, with all values that their rows depend on
 *  @param read.make - must depend on the rows only */
export function reusable<Asked extends Queries, Made>(read: {
  key: string;
  parts: readonly DataPart[];
  queries: () => Asked;
  make: (rows: RowsOf<Asked>) => Made;
}): ReusableRead<Made> {
  return { ...read, make: (rows) => read.make(rows as RowsOf<Asked>) };
}

/** A read that travels with reusable ones and is never reused itself; without a query, nothing is read. */
export function fresh<Rows>(query: (BatchItem<"sqlite"> & PromiseLike<Rows[]>) | null): ReusableRead<Rows[]> {
  return {
    key: null,
    parts: [],
    queries: () => (query === null ? [] : [query]),
    make: (rows) => (rows as [Rows[]?])[0] ?? [],
  };
}

const READ_TABLE = /\b(?:from|join)\s+"?([a-z_]+)"?/gi;
/** Functions that stand where a table may. */
const TABLE_FUNCTIONS = ["json_each", "json_tree"];

/** Refuses a reusable read that would not notice a change: one of a table that belongs to none of its parts.
 *  @throws Error */
export function assertNotices(
  { key, parts }: Pick<ReusableRead<unknown>, "key" | "parts">,
  text: string,
): void {
  if (key === null) return;
  const tables = new Set([...parts.flatMap((part) => TABLES_OF_PART[part]), ...TABLE_FUNCTIONS]);
  for (const [, table = ""] of text.matchAll(READ_TABLE)) {
    if (!tables.has(table)) throw new Error(`${key} is kept but reads ${table}, which is of another part`);
  }
}

interface Kept {
  /** The numbers that it was read under. */
  numbers: string;
  made: unknown;
  chars: number;
}

/** Limit of all that an instance of the Worker keeps, in characters of the answers; of a Worker's 128 MB, objects take
 *  some four times as much. */
const MOST_CHARS = 6_000_000;

/** Answers of one instance of the Worker, the last used one last. */
const kept = new Map<string, Kept>();
let keptChars = 0;

/** What was read of a distributor's data while it was as it is now.
 *  @returns what was made of it; null if it has to be read */
export function recall(
  versions: DataVersions,
  { parts, key }: Pick<ReusableRead<unknown>, "parts" | "key">,
): { made: unknown } | null {
  if (key === null) return null;
  const place = placeOf(versions, key);
  const found = kept.get(place);
  if (found?.numbers !== numbersOf(versions, parts)) return null;
  kept.delete(place);
  kept.set(place, found);
  return found;
}

/** Keeps what was made of rows, with the numbers that were read in the same transaction. What was used longest ago goes first.
 *  @param chars - length of the answer */
export function keep(
  versions: DataVersions,
  { parts, key }: Pick<ReusableRead<unknown>, "parts" | "key">,
  { made, chars }: { made: unknown; chars: number },
): void {
  if (key === null) return;
  const place = placeOf(versions, key);
  forget(place);
  const size = chars + place.length;
  kept.set(place, { numbers: numbersOf(versions, parts), made: deepFreeze(made), chars: size });
  keptChars += size;
  for (const oldest of kept.keys()) {
    if (keptChars <= MOST_CHARS) break;
    forget(oldest);
  }
}

function forget(place: string): void {
  const found = kept.get(place);
  if (found === undefined) return;
  kept.delete(place);
  keptChars -= found.chars;
}

function placeOf({ distributorId }: DataVersions, key: string): string {
  return `${distributorId} ${key}`;
}

function numbersOf({ numbers }: DataVersions, parts: readonly DataPart[]): string {
  return parts.map((part) => numbers[part]).join(" ");
}

/** Freezes an object with all its parts. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
