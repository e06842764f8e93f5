import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createClient } from "@libsql/client/web";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { startSqld } from "#scripts/stack/sqld.ts";

declare module "vitest" {
  interface ProvidedContext {
    directoryUrl: string;
    shardUrl: string;
    roomUrl: string;
  }
}

/** Two migrated libSQL servers, the directory and a second shard; and a room server that is unavailable by default
 *  (see `tests/fakes/room-server.ts`). */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-api-"));
  const [directory, shard] = await Promise.all([
    startSqld({ dataDir, port: await findFreePort(), name: "directory" }),
    startSqld({ dataDir, port: await findFreePort(), name: "shard" }),
  ]);
  await migrate(directory.url);
  const client = createClient({ url: directory.url });
  await client.execute("insert into shard (id, url) values ('primary', null)");
  await client.execute({ sql: "insert into shard (id, url) values ('second', ?)", args: [shard.url] });
  await migrate(directory.url);

  const room = createServer((_request, response) => {
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => room.listen(0, "127.0.0.1", resolve));
  const { port } = room.address() as AddressInfo;

  project.provide("directoryUrl", directory.url);
  project.provide("shardUrl", shard.url);
  project.provide("roomUrl", `http://127.0.0.1:${String(port)}`);
  return async () => {
    room.close();
    await Promise.all([directory.stop(), shard.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function migrate(directoryUrl: string): Promise<void> {
  const { lines, failed } = await migrateAllShards({ directoryUrl });
  if (failed) throw new Error(lines.join("\n"));
}
