import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { SEARCH_GROUPS } from "#domain/search/search-limits.ts";

const MAX_RECENT = 5;

/** A choice made in the palette. */
export interface RecentChoice {
  group: "pages" | (typeof SEARCH_GROUPS)[number];
  id: string;
  title: string;
  detail: string;
  path: string;
}

export interface RecentOwner {
  userId: string;
  distributorId: string;
}

/** The choices with the newest first, without duplicates. */
export function withRecent(known: readonly RecentChoice[], choice: RecentChoice): RecentChoice[] {
  return [choice, ...known.filter(({ path }) => path !== choice.path)].slice(0, MAX_RECENT);
}

/** Recent choices are in the tab's session storage, since they contain customers' names. */
export function readRecent(owner: RecentOwner): Promise<RecentChoice[]> {
  return storageOf(owner)
    .read(keyOf(owner), parseChoices)
    .then((choices) => choices ?? []);
}

/** Stores the recent choices in the tab's session storage. */
export function writeRecent(owner: RecentOwner, choices: readonly RecentChoice[]): Promise<void> {
  return storageOf(owner).write(keyOf(owner), choices);
}

function storageOf({ distributorId }: RecentOwner) {
  return createClientStorage({ distributorId, storage: () => window.sessionStorage, crypto });
}

function keyOf({ userId }: RecentOwner) {
  return `recentChoices:${userId}` as const;
}

function parseChoices(value: unknown): RecentChoice[] | null {
  return Array.isArray(value) && value.every(isChoice) ? value.slice(0, MAX_RECENT) : null;
}

function isChoice(value: unknown): value is RecentChoice {
  if (typeof value !== "object" || value === null) return false;
  const { group, id, title, detail, path } = value as Partial<Record<keyof RecentChoice, unknown>>;
  const isKnown = group === "pages" || SEARCH_GROUPS.some((one) => one === group);
  return isKnown && [id, title, detail, path].every((text) => typeof text === "string");
}
