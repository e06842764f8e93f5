import { postToRoom } from "#worker/gateways/room-gateway.ts";
import { newId } from "#worker/scope.ts";
import { sendToRoom } from "#worker/services/live/send-to-room.ts";
import { runTurn, takeTurns } from "#worker/services/live/turns.ts";
import type { Service } from "#scripts/stack/service.ts";
import { createDoorway } from "./doorway.ts";
import { createRandom } from "./random.ts";
import { countFaults } from "./faults.ts";
import { createTrialOutbox } from "./trial-outbox.ts";
import { openTrialPage } from "./trial-page.ts";
import type { TrialPage } from "./trial-page.ts";
import type { TrialPlan, TrialResult } from "./trial-plan.ts";

/** A distributor's room with many pages, and events posted by the portal's own publisher while things break. All
 *  chance depends on the seed. */
export function createTrial({
  party,
  secret,
  people,
  seed,
}: {
  party: Service;
  secret: string;
  people: number;
  seed: number;
}) {
  const room = newId("dst");
  const env = { PARTYKIT_URL: party.url, LIVE_SECRET: secret, BUILD_VERSION: "1" };
  const outbox = createTrialOutbox(people, seed);
  const random = createRandom(seed + 1);
  const doorway = createDoorway(100);
  const pages: TrialPage[] = [];
  const latenciesMs: number[] = [];
  const counts = { received: 0, drops: 0, duplicatePosts: 0, restarts: 0 };
  let published = 0;
  let connected = 0;
  let isCalm = true;
  let restarting: Promise<void> = Promise.resolve();
  let tellProgress = (): void => {};

  /** Connects pages up to the given number. */
  async function connect(total: number): Promise<void> {
    const opening = Array.from({ length: total - pages.length }, (_, index) =>
      openTrialPage({
        person: pages.length + index,
        partyUrl: party.url,
        room,
        secret,
        outbox,
        doorway,
        onLive(seq) {
          const ms = performance.now() - outbox.addedAt(seq);
          if (isCalm && !Number.isNaN(ms)) latenciesMs.push(ms);
        },
        onReceived() {
          counts.received += 1;
          tellProgress();
        },
        onConnected(isConnected) {
          connected += isConnected ? 1 : -1;
          if (connected === pages.length) calm();
        },
      }),
    );
    pages.push(...(await Promise.all(opening)));
  }

  /** Posts the events that the room has not got, one post at a time, as the portal does after each save. */
  async function publish(): Promise<void> {
    for (const turn of takeTurns([room])) await runTurn(turn, send);
  }

  async function send(): Promise<void> {
    await doorway.isOpen();
    try {
      await sendToRoom({ env, outbox, room, after: published, onTaken: note });
    } catch {
      outbox.disturb();
    }
  }

  function note(lastSeq: number): void {
    published = Math.max(published, lastSeq);
  }

  /** All pages have recovered from a crash: delays count again. */
  function calm(): void {
    if (isCalm) return;
    isCalm = true;
    outbox.disturb();
  }

  /** Kills and restarts the rooms; crashes do not overlap. */
  function restart(): Promise<void> {
    restarting = restarting.then(crash);
    return restarting;
  }

  async function crash(): Promise<void> {
    counts.restarts += 1;
    doorway.shut();
    isCalm = false;
    await party.kill9();
    await party.restart();
    doorway.open();
  }

  async function postAgain(): Promise<void> {
    const page = await outbox.listAfter(random.below(published));
    const old = page.events.filter(({ seq }) => seq <= published);
    await doorway.isOpen();
    // A room that is killed at this moment does not answer. The events are old, so nothing is lost.
    await postToRoom(env, room, { events: old, oldestSeq: 1 }).catch(() => null);
    counts.duplicatePosts += 1;
  }

  async function run(plan: TrialPlan): Promise<TrialResult> {
    const work: Promise<void>[] = [];
    for (let added = 0; added < plan.events;) {
      const before = added;
      for (let one = 0; one < plan.burst && added < plan.events; one += 1) {
        added += 1;
        if (added === plan.events) outbox.addForAll();
        else outbox.addOne();
      }
      const isRestart = plan.restartsAt.some((at) => at > before && at <= added);
      if (isRestart) work.push(restart());
      if (random.percent(plan.dropPct)) {
        counts.drops += 1;
        pages[random.below(pages.length)]?.drop();
      }
      if (published > 0 && random.percent(plan.duplicatePct)) work.push(postAgain());
      const publishing = publish();
      work.push(publishing);
      if (plan.pause !== undefined) await plan.pause();
      // While the rooms are down, events pile up.
      else if (!isRestart) await publishing;
    }
    await Promise.all(work);
    while (published < outbox.lastSeq()) await publish();
    await untilReceived(plan.deadlineMs);
    return {
      ...countFaults(
        outbox.expected,
        pages.map(({ received }) => received),
      ),
      deliveries: counts.received,
      caughtUp: pages.reduce((sum, page) => sum + page.caughtUp(), 0),
      drops: counts.drops,
      duplicatePosts: counts.duplicatePosts,
      restarts: counts.restarts,
      latenciesMs,
    };
  }

  /** Waits until every page has the last event, which is for all of them. */
  function untilReceived(deadlineMs: number): Promise<void> {
    const last = outbox.lastSeq();
    const missing = () => pages.filter(({ received }) => received.at(-1) !== last).length;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`${missing()} of ${pages.length} pages wait in vain for the last event`));
      }, deadlineMs);
      tellProgress = () => {
        if (missing() > 0) return;
        clearTimeout(timer);
        resolve();
      };
      tellProgress();
    });
  }

  return {
    connect,
    run,
    close(): void {
      for (const page of pages) page.close();
    },
  };
}
