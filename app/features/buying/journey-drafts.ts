import { createClientStorage } from "#app/lib/client-storage.ts";
import { clearFormDraft, copyFormDraft } from "../session/form-draft-store.ts";
import { checkoutDrafts } from "./draft-names.ts";
import type { Journey } from "./journey.ts";

type Person = Pick<Journey, "userId" | "distributorId">;

/** A cart that became of a page's draft, and the cart that this page had opened. */
interface Step {
  to: string;
  from: string;
  /** Null for a checkout, in which the cart became another one. */
  draft: string | null;
}

/** Carts that are remembered, the newest first. */
const MAX_STEPS = 30;
/** A field of the checkout that belongs to one save alone. */
const OF_ONE_SAVE = "idempotencyKey";

function open({ userId, distributorId }: Person) {
  const storage = createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
  const key = `journeySteps:${userId}` as const;
  return {
    read: async () => (await storage.read(key, parseSteps)) ?? [],
    write: (steps: readonly Step[]) => storage.write(key, steps.slice(0, MAX_STEPS)),
  };
}

/** Notes that a page's draft became a cart. What was typed into the checkout of the cart that the page had opened goes
 *  on with the new one. */
export async function noteStep(person: Person, step: Step): Promise<void> {
  // Before anything else: the checkout that it leads to may look for it any moment.
  const carried = step.from === step.to ? null : carryOver(person, step);
  const { read, write } = open(person);
  const steps = await read();
  const isOther = ({ to, draft }: Step) => to !== step.to || draft !== step.draft;
  await write([step, ...steps.filter(isOther)]);
  await carried;
}

function carryOver(person: Person, { from, to }: Step): Promise<unknown> {
  const [before, after] = [checkoutDrafts(from), checkoutDrafts(to)];
  const parts = ["fields", "checkoutFile", "file"] as const;
  return Promise.all(
    parts.map((part) =>
      copyFormDraft({ ...person, name: before[part] }, { ...person, name: after[part] }, OF_ONE_SAVE),
    ),
  );
}

/** Drops what the device keeps of a purchase that was saved or begins anew: its checkout, and each page's draft that
 *  led there.
 *  @param shown - the draft of the page that stands there, if it keeps one */
export async function dropJourney(
  { cartKey, ...person }: Journey,
  shown: string | null = null,
): Promise<void> {
  const { read, write } = open(person);
  const steps = await read();
  const taken = wayTo(cartKey, steps);
  const carts = [cartKey, ...taken.map(({ from }) => from)];
  const pages = taken.flatMap(({ draft }) => draft ?? []);
  for (const name of carts.flatMap((key) => Object.values(checkoutDrafts(key)))) {
    await clearFormDraft({ ...person, name });
  }
  for (const name of shown === null ? pages : [shown, ...pages]) {
    await clearFormDraft({ ...person, name, outlastsTab: true });
  }
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
  const { to, from, draft } = value as Readonly<Record<string, unknown>>;
  return typeof to === "string" && typeof from === "string" && (draft === null || typeof draft === "string");
}
