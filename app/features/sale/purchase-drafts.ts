import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { clearFormDraft, copyFormDraft } from "#app/lib/drafts/form-draft-store.ts";
import { checkoutDrafts } from "./draft-names.ts";
import type { Purchase } from "./purchase.ts";

type Person = Pick<Purchase, "userId" | "distributorId">;

/** A step of a purchase: a page's draft that became a cart, and the cart that the page had opened. */
interface Step {
  to: string;
  from: string;
  /** Name of the page's draft; null for a checkout whose cart changed. */
  draft: string | null;
  /** Time of the step, in milliseconds. */
  at: number;
}

/** Number of remembered steps, newest first. */
const MAX_STEPS = 30;
/** A field of the checkout that must not be copied, since it belongs to one save. */
const OF_ONE_SAVE = "idempotencyKey";
/** How long after a step its page may still write the draft that it has just sent, in milliseconds. */
const STILL_KEPT_MS = 1_000;

function open({ userId, distributorId }: Person) {
  const storage = createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
  const key = `purchaseSteps:${userId}` as const;
  return {
    read: async () => (await storage.read(key, parseSteps)) ?? [],
    write: (steps: readonly Step[]) => storage.write(key, steps.slice(0, MAX_STEPS)),
  };
}

/** Notes that a page's draft became a cart. What was typed into the page's last checkout, or into that of the
 *  opened cart, is copied to the new cart. */
export async function noteStep(person: Person, { to, from, draft }: Omit<Step, "at">): Promise<void> {
  const { read, write } = open(person);
  const steps = await read();
  const last = steps.find((one) => draft !== null && one.draft === draft);
  // Runs before the write, since the checkout may read its draft at any moment.
  const carried = [...new Set([last?.to ?? from, from])]
    .filter((source) => source !== to)
    .map((source) => carryOver(person, { from: source, to }));
  const others = steps.filter((one) => one.to !== to || one.draft !== draft);
  await write([{ to, from, draft, at: Date.now() }, ...others]);
  await Promise.all(carried);
}

function carryOver(person: Person, { from, to }: Pick<Step, "from" | "to">): Promise<unknown> {
  const [before, after] = [checkoutDrafts(from), checkoutDrafts(to)];
  const parts = ["fields", "checkoutFile", "file"] as const;
  return Promise.all(
    parts.map((part) =>
      copyFormDraft({ ...person, name: before[part] }, { ...person, name: after[part] }, OF_ONE_SAVE),
    ),
  );
}

/** Deletes the drafts of a purchase that was saved or begins again: its checkout, and the page drafts that led
 *  there, as they were then. A draft changed since, as in another tab, belongs to another purchase and stays.
 *  @param shown - draft of the current page, if it has one: it is deleted completely */
export async function dropPurchase(
  { cartKey, ...person }: Purchase,
  shown: string | null = null,
): Promise<void> {
  const { read, write } = open(person);
  const steps = await read();
  const taken = wayTo(cartKey, steps);
  const pages = new Map(
    taken.flatMap(({ draft, at }) => (draft === null ? [] : [[draft, at + STILL_KEPT_MS]])),
  );
  if (shown !== null) pages.set(shown, Number.POSITIVE_INFINITY);
  // Earlier checkouts of the same page drafts belong to the purchase, too.
  const tried = steps.filter(({ draft }) => draft !== null && pages.has(draft)).map(({ to }) => to);
  const carts = new Set([cartKey, ...taken.map(({ from }) => from), ...tried]);
  for (const name of [...carts].flatMap((key) => Object.values(checkoutDrafts(key)))) {
    await clearFormDraft({ ...person, name });
  }
  for (const [name, until] of pages) await clearFormDraft({ ...person, name, outlastsTab: true }, until);
  if (taken.length > 0) await write(steps.filter((step) => !taken.includes(step)));
}

/** The steps that led to a cart. */
function wayTo(cartKey: string, steps: readonly Step[]): Step[] {
  const carts = new Set([cartKey]);
  for (const step of steps) if (carts.has(step.to)) carts.add(step.from);
  return steps.filter(({ to }) => carts.has(to));
}

function parseSteps(value: unknown): Step[] | null {
  return Array.isArray(value) ? value.filter(isStep) : null;
}

function isStep(value: unknown): value is Step {
  if (typeof value !== "object" || value === null) return false;
  const { to, from, draft, at } = value as Readonly<Record<string, unknown>>;
  const isText = [to, from, draft ?? ""].every((one) => typeof one === "string");
  return isText && typeof at === "number";
}
