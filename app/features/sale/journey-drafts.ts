import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { clearFormDraft, copyFormDraft } from "#app/lib/drafts/form-draft-store.ts";
import { checkoutDrafts } from "./draft-names.ts";
import type { Journey } from "./journey.ts";

type Person = Pick<Journey, "userId" | "distributorId">;

/** A cart that became of a page's draft, and the cart that this page had opened. */
interface Step {
  to: string;
  from: string;
  /** Null for a checkout, in which the cart became another one. */
  draft: string | null;
  /** When, in milliseconds. */
  at: number;
}

/** Carts that are remembered, the newest first. */
const MAX_STEPS = 30;
/** A field of the checkout that belongs to one save alone. */
const OF_ONE_SAVE = "idempotencyKey";
/** Within which a page still writes down what it has just sent. */
const STILL_KEPT_MS = 1_000;

function open({ userId, distributorId }: Person) {
  const storage = createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
  const key = `journeySteps:${userId}` as const;
  return {
    read: async () => (await storage.read(key, parseSteps)) ?? [],
    write: (steps: readonly Step[]) => storage.write(key, steps.slice(0, MAX_STEPS)),
  };
}

/** Notes that a page's draft became a cart. What was typed into the checkout to which the page led last, or of the cart
 *  that it had opened, goes on with the new one. */
export async function noteStep(person: Person, { to, from, draft }: Omit<Step, "at">): Promise<void> {
  const { read, write } = open(person);
  const steps = await read();
  const last = steps.find((one) => draft !== null && one.draft === draft);
  // Before anything else: the checkout that it leads to may look for it any moment.
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

/** Drops what the device keeps of a purchase that was saved or begins anew: its checkout, and each page's draft that
 *  led there, as it was then. What was put together on such a page since, as in another tab, is another purchase.
 *  @param shown - the draft of the page that stands there, if it keeps one: all of it begins anew */
export async function dropJourney(
  { cartKey, ...person }: Journey,
  shown: string | null = null,
): Promise<void> {
  const { read, write } = open(person);
  const steps = await read();
  const taken = wayTo(cartKey, steps);
  const pages = new Map(
    taken.flatMap(({ draft, at }) => (draft === null ? [] : [[draft, at + STILL_KEPT_MS]])),
  );
  if (shown !== null) pages.set(shown, Number.POSITIVE_INFINITY);
  // Checkouts to which such a page led before are of the same purchase, too.
  const tried = steps.filter(({ draft }) => draft !== null && pages.has(draft)).map(({ to }) => to);
  const carts = new Set([cartKey, ...taken.map(({ from }) => from), ...tried]);
  for (const name of [...carts].flatMap((key) => Object.values(checkoutDrafts(key)))) {
    await clearFormDraft({ ...person, name });
  }
  for (const [name, until] of pages) await clearFormDraft({ ...person, name, outlastsTab: true }, until);
  if (taken.length > 0) await write(steps.filter((step) => !taken.includes(step)));
}

/** The steps that ended in a cart. */
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
