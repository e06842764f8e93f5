import { createClientStorage } from "#app/lib/client-storage.ts";
import type { DraftFields } from "./form-draft-fields.ts";

/** Which draft: of one form, for one user of one distributor. */
export interface DraftTarget {
  /** Of the form; the same wherever that form is shown. */
  name: string;
  userId: string;
  distributorId: string;
  /** Whether it is kept in the browser in the place of the tab: for work that holds no personal data. */
  outlastsTab?: boolean | undefined;
}

export interface FormDraftStore {
  /** The draft, or null when there is none that is younger than a day. */
  read(): Promise<DraftFields | null>;
  write(fields: DraftFields): Promise<void>;
  clear(): Promise<void>;
}

export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Drafts lie in the tab's own storage: they outlast a reload and the way through the sign-in page, and end with the
 *  tab, so that nobody finds them on a shared computer. Long work without personal data may outlast the tab. */
export function createFormDraftStore(target: DraftTarget): FormDraftStore {
  const { read, write, clear } = openDraft(target);
  return {
    read: () => inTurn(read),
    write: (fields) => inTurn(() => write(fields)),
    clear: () => inTurn(clear),
  };
}

/** Keeps what one form holds for another one, too, unless that has a draft of its own; whoever reads it from now on finds
 *  it there.
 *  @param without - a field that is the first form's alone */
export function copyFormDraft(from: DraftTarget, to: DraftTarget, without: string): Promise<void> {
  return inTurn(async () => {
    const fields = await openDraft(from).read();
    const target = openDraft(to);
    if (fields === null || (await target.read()) !== null) return;
    await target.write(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== without)));
  });
}

function openDraft({ name, userId, distributorId, outlastsTab = false }: DraftTarget): FormDraftStore {
  const key = `formDraft:${userId}:${name}` as const;
  const storage = createClientStorage({
    distributorId,
    storage: () => (outlastsTab ? window.localStorage : window.sessionStorage),
    crypto,
  });
  return {
    read: () => storage.read(key, parseDraft),
    write: (fields) => storage.write(key, { savedAt: Date.now(), fields }),
    clear: () => storage.remove(key),
  };
}

/** Drops a draft from elsewhere: a form that was saved may be gone from the page by then. */
export function clearFormDraft(target: DraftTarget): Promise<void> {
  return createFormDraftStore(target).clear();
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other in the order of asking, because encrypting takes its time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next;
  return next;
}

function parseDraft(value: unknown): DraftFields | null {
  if (typeof value !== "object" || value === null || !("savedAt" in value) || !("fields" in value))
    return null;
  const ageMs = Date.now() - Number(value.savedAt);
  return ageMs >= 0 && ageMs <= DRAFT_LIFE_MS && isFields(value.fields) ? value.fields : null;
}

function isFields(value: unknown): value is DraftFields {
  return typeof value === "object" && value !== null && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
