import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import type { DraftFields } from "./form-draft-fields.ts";

/** Which draft: of one form, for one user of one distributor. */
export interface DraftTarget {
  /** Of the form; the same wherever that form is shown. */
  name: string;
  userId: string;
  distributorId: string;
  /** Whether the browser keeps it too, for the next tab: for work that holds no personal data. */
  outlastsTab?: boolean | undefined;
  /** Whether it is one and the same in all tabs. */
  isOfAllTabs?: boolean | undefined;
}

export interface FormDraftStore {
  /** The draft, or null when there is none that is younger than a day. Of one that outlasts its tab, the tab's own goes
   *  first: what another tab does meanwhile takes nothing away. */
  read(): Promise<DraftFields | null>;
  /** What another tab kept later than this one's own; null where nothing. */
  readNewer(): Promise<DraftFields | null>;
  write(fields: DraftFields): Promise<void>;
  clear(): Promise<void>;
}

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Drafts lie in the tab's own storage: they outlast a reload and the way through the sign-in page, and end with the
 *  tab, so that nobody finds them on a shared computer. Long work without personal data may outlast the tab. */
export function createFormDraftStore(target: DraftTarget): FormDraftStore {
  const places = placesOf(target);
  return {
    read: () => inTurn(async () => (await firstOf(places))?.fields ?? null),
    readNewer: () =>
      inTurn(async () => {
        const own = await firstOf(places);
        const last = (await places.at(-1)?.read()) ?? null;
        return own !== null && last !== null && last.savedAt > own.savedAt ? last.fields : null;
      }),
    write: (fields) => inTurn(() => writeTo(places, { savedAt: Date.now(), fields })),
    clear: () => clearFormDraft(target),
  };
}

/** Keeps what one form holds for another one, too, unless that has a newer draft of its own; whoever reads it from now
 *  on finds it there.
 *  @param without - a field that is the first form's alone */
export function copyFormDraft(from: DraftTarget, to: DraftTarget, without: string): Promise<void> {
  return inTurn(async () => {
    const found = await firstOf(placesOf(from));
    const places = placesOf(to);
    const own = await firstOf(places);
    if (found === null || (own !== null && own.savedAt >= found.savedAt)) return;
    const fields = Object.entries(found.fields).filter(([name]) => name !== without);
    await writeTo(places, { ...found, fields: Object.fromEntries(fields) });
  });
}

/** Drops a draft from elsewhere: a form that was saved may be gone from the page by then.
 *  @param until - what was kept later stays, in the tab or in the browser */
export function clearFormDraft(target: DraftTarget, until = Number.POSITIVE_INFINITY): Promise<void> {
  return inTurn(async () => {
    for (const place of placesOf(target)) {
      const isLater = until !== Number.POSITIVE_INFINITY && ((await place.read())?.savedAt ?? 0) > until;
      if (!isLater) await place.remove();
    }
  });
}

interface Draft {
  savedAt: number;
  fields: DraftFields;
}

interface Place {
  read: () => Promise<Draft | null>;
  write: (draft: Draft) => Promise<void>;
  remove: () => Promise<void>;
}

/** Where a draft lies, in the order in which it is looked for. */
function placesOf({ name, userId, distributorId, outlastsTab, isOfAllTabs }: DraftTarget): Place[] {
  const key = `formDraft:${userId}:${name}` as const;
  const open = (storage: () => Storage): Place => {
    const { read, write, remove } = createClientStorage({ distributorId, storage, crypto });
    return {
      read: () => read(key, parseDraft),
      write: (draft) => write(key, draft),
      remove: () => remove(key),
    };
  };
  const inTab = open(() => window.sessionStorage);
  const inBrowser = open(() => window.localStorage);
  if (isOfAllTabs === true) return [inBrowser];
  return outlastsTab === true ? [inTab, inBrowser] : [inTab];
}

async function firstOf(places: readonly Place[]): Promise<Draft | null> {
  for (const place of places) {
    const draft = await place.read();
    if (draft !== null) return draft;
  }
  return null;
}

async function writeTo(places: readonly Place[], draft: Draft): Promise<void> {
  for (const place of places) await place.write(draft);
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other in the order of asking, because encrypting takes its time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next;
  return next;
}

function parseDraft(value: unknown): Draft | null {
  if (typeof value !== "object" || value === null || !("savedAt" in value) || !("fields" in value))
    return null;
  const savedAt = Number(value.savedAt);
  const ageMs = Date.now() - savedAt;
  const { fields } = value;
  return ageMs >= 0 && ageMs <= DRAFT_LIFE_MS && isFields(fields) ? { savedAt, fields } : null;
}

function isFields(value: unknown): value is DraftFields {
  return typeof value === "object" && value !== null && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
