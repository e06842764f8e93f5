import { isRoomServerUp } from "#worker/gateways/room-gateway.ts";
import { createDirectoryRepository } from "#worker/repositories/platform/directory-repository.ts";
import type { Scope } from "#worker/scope.ts";

/** Checks each part that the Worker depends on. */
export async function readReadiness(scope: Scope) {
  const [database, room] = await Promise.all([
    createDirectoryRepository(scope.directory)
      .listEntries()
      .then(
        () => true,
        () => false,
      ),
    isRoomServerUp(scope.env),
  ]);
  const bindings = scope.env.OPEN_RATE_LIMIT !== undefined;
  return { ready: database && room && bindings, checks: { database, room, bindings } };
}
