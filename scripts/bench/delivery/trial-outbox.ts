import type { MissedEvents } from "#app/features/live/connection.ts";
import type { Audience, SequencedEvent } from "#domain/live/messages.ts";
import { OUTBOX_PAGE } from "#worker/repositories/live/outbox-repository.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";

export const ROLES = 10;

/** Number of a person's role. */
export function roleOf(person: number): number {
  return person % ROLES;
}

/** The events of a trial and their addressees; stands for the portal's table. Addressees are recorded when an
 *  event is made, independently of the room's rule. */
export function createTrialOutbox(people: number, seed: number) {
  const random = createRandom(seed);
  const events: SequencedEvent[] = [];
  const addedAt: number[] = [];
  const expected: number[][] = Array.from({ length: people }, () => []);

  function add(audience: Audience, isFor: (person: number) => boolean): void {
    const seq = events.length + 1;
    events.push({
      seq,
      audience,
      message: { type: "request.changed", requestId: String(seq), code: `PED-${seq}` },
    });
    addedAt.push(performance.now());
    expected.forEach((seqs, person) => {
      if (isFor(person)) seqs.push(seq);
    });
  }

  return {
    /** The events that each person should receive, in order. */
    expected,
    lastSeq: () => events.length,
    /** Time at which an event was added; NaN when it does not count. */
    addedAt: (seq: number) => addedAt[seq - 1] ?? Number.NaN,

    /** An event for one person (80 %), a role (15 %) or everybody (5 %). */
    addOne(): void {
      const chance = random.below(100);
      if (chance < 80) addForPerson(random, people, add);
      else if (chance < 95) addForRole(random, add);
      else add({ types: ["staff"] }, () => true);
    },

    addForAll: () => add({ types: ["staff"] }, () => true),

    /** Excludes the events so far from delays: they had to wait for rooms or pages. */
    disturb: () => addedAt.fill(Number.NaN),

    listAfter: (seq: number) =>
      Promise.resolve({ events: events.slice(seq, seq + OUTBOX_PAGE), oldestSeq: 1 }),

    /** The events that the portal lists to a person after an absence. */
    listFor(person: number, after: number): MissedEvents {
      const page = events.slice(after, after + OUTBOX_PAGE);
      const own = new Set(expected[person]);
      return {
        events: page.filter(({ seq }) => own.has(seq)).map(({ seq, message }) => ({ seq, message })),
        lastSeq: page.at(-1)?.seq ?? after,
      };
    },
  };
}

export type TrialOutbox = ReturnType<typeof createTrialOutbox>;

type Add = (audience: Audience, isFor: (person: number) => boolean) => void;

function addForPerson(random: Random, people: number, add: Add): void {
  const one = random.below(people);
  add({ userIds: [`user_${one}`] }, (person) => person === one);
}

function addForRole(random: Random, add: Add): void {
  const role = random.below(ROLES);
  add({ roleIds: [`role_${role}`] }, (person) => roleOf(person) === role);
}
