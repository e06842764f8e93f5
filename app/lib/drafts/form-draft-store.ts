import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import type { DraftFields } from "./form-draft-fields.ts";

/** Identifies a draft: a form, a user, and a distributor. */
export interface DraftTarget {
  /** Name of the form, wherever it is shown. */
  name: string;
  userId: string;
  distributorId: string;
  /** Whether the draft is also kept in local storage, for later tabs; only for forms without personal data. */
  outlastsTab?: boolean | undefined;
  /** Whether all tabs share the draft. */
  isOfAllTabs?: boolean | undefined;
}

export interface FormDraftStore {
  /** The draft; null when there is none, or it is older than a day. A draft that outlasts its tab is read from the
   *  tab first, so that other tabs do not overwrite it. */
  read(): Promise<DraftFields | null>;
  /** A draft that another tab wrote after this tab's own; null without one. */
  readNewer(): Promise<DraftFields | null>;
  write(fields: DraftFields): Promise<void>;
  clear(): Promise<void>;
}

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Store of drafts. A draft is kept in the tab's session storage: it survives a reload and a new sign-in, and ends
 *  with the tab, so that the next person at a shared computer cannot find it. Long forms without personal data may
 *  outlast the tab. */
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

/** Copies a form's draft to another form, unless that has a newer draft of its own; later reads find the copy.
 *  @param without - a field that is not copied */
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

/** Deletes the draft of a form that may be gone from the page, as after a save.
 *  @param until - time up to which drafts are deleted; later ones stay */
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

/** The places of a draft, in the order in which they are read. */
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

/** Runs operations in the order of their calls, since encryption is asynchronous. */
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
