import { openDirectory, openShard } from "../db/shards.ts";
import type { Database } from "../db/client.ts";
import { newDatabaseUse } from "../db/database-fetch.ts";
import { type Bindings, type Env, parseSettings } from "../env.ts";
import { errorFacts, logEvent } from "../log.ts";
import { PLATFORM_ID } from "../platform.ts";
import { createDirectoryRepository } from "../repositories/platform/directory-repository.ts";
import { requestDailyCheck } from "../repositories/discounts/price-drift-statements.ts";
import { listPlatformHosts, listPortalHosts } from "../services/access/portal-hosts.ts";
import { sendEmails } from "../services/access/send-emails.ts";
import { publishOutbox } from "../services/live/publish-outbox.ts";
import { comparePayments } from "./compare-payments.ts";
import { continueImports } from "./continue-imports.ts";
import { applyChangeSets } from "./apply-change-sets.ts";
import { askProviders } from "./ask-providers.ts";
import { callOffExpired } from "./call-off-expired.ts";
import { cleanUp } from "./clean-up.ts";
import { dropOldImports } from "./drop-old-imports.ts";
import { erasePeople } from "./erase-people.ts";
import { refreshKitFamilies } from "./refresh-kit-families.ts";
import { releaseReservations } from "./release-reservations.ts";
import { isTellMinute, tellExpiries } from "./tell-expiries.ts";
import { watchPrices } from "./watch-prices.ts";
import { remindPayers } from "./remind-payers.ts";
import { sendDigests } from "./send-digests.ts";
import { isSweepMinute, sweepFiles } from "./sweep-files.ts";

/** The work of every minute, for the platform and each distributor: pending events and e-mails, and outdated rows. A
 *  failure is logged and does not stop other work. */
export async function runScheduled(bindings: object): Promise<void> {
  const env: Env = { ...(bindings as Bindings), ...parseSettings(bindings) };
  const use = newDatabaseUse();
  const directory = openDirectory(env, use);
  const now = () => new Date();
  await keepHouse(env, { distributorId: PLATFORM_ID, database: directory, hosts: listPlatformHosts(env) });
  const provider = { isDown: false };
  for (const { id, shard, slug, domains } of await createDirectoryRepository(directory).listEntries()) {
    const database = openShard(env, shard, use);
    await attempt(id, "publish", () => publishOutbox({ env, database, distributorId: id, now }));
    await attempt(id, "reservations", () => releaseReservations({ database, distributorId: id, now: now() }));
    const hosts = listPortalHosts(env, { slug, domains });
    const origin = `https://${hosts[0] ?? ""}`;
    const tenant = { env, directory, database, distributor: { id, slug }, origin, now };
    if (!provider.isDown) {
      await attempt(id, "charges", async () => {
        Object.assign(provider, await askProviders(tenant));
      });
    }
    await attempt(id, "change-sets", () => applyChangeSets({ database, distributorId: id, now: now() }));
    await attempt(id, "imports", () => continueImports({ database, distributorId: id, now }));
    await attempt(id, "old imports", () => dropOldImports({ env, database, distributorId: id, now: now() }));
    await attempt(id, "digests", () => sendDigests({ database, distributorId: id, origin, now: now() }));
    await attempt(id, "kit families", () => refreshKitFamilies({ database, distributorId: id, now: now() }));
    await attempt(id, "prices", () =>
      watchPrices({ env, directory, database, distributorId: id, now: now() }),
    );
    if (isTellMinute(id, now())) {
      await attempt(id, "expiries", () => tellExpiries({ database, distributorId: id, now: now(), origin }));
      await attempt(id, "reminders", () => remindPayers(tenant));
      await attempt(id, "unpaid orders", () => callOffExpired(tenant));
      if (!provider.isDown) await attempt(id, "comparison", () => comparePayments(tenant));
    }
    if (isSweepMinute(id, now())) {
      await attempt(id, "price lists", () =>
        database.writeBatch([requestDailyCheck(id, now().toISOString())]),
      );
      await attempt(id, "files", () => sweepFiles({ env, database, distributorId: id, now: now() }));
    }
    await keepHouse(env, { distributorId: id, database, hosts });
  }
}

/** Work for both distributors and the platform. */
export async function keepHouse(
  env: Env,
  of: { distributorId: string; database: Database; hosts: readonly string[] },
): Promise<void> {
  const now = () => new Date();
  await attempt(of.distributorId, "erasures", () =>
    erasePeople({ directory: openDirectory(env, newDatabaseUse()), now: now(), ...of }),
  );
  await attempt(of.distributorId, "e-mails", () => sendEmails({ env, now, ...of }));
  await attempt(of.distributorId, "clean-up", () => cleanUp({ now: now(), ...of }));
}

async function attempt(distributorId: string, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logEvent("error", "scheduled-work-failed", { distributorId, what, ...errorFacts(error) });
  }
}
