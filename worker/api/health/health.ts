import { isRoomServerUp } from "../../gateways/room-gateway.ts";
import { createDirectoryRepository } from "../../repositories/directory-repository.ts";
import type { Scope } from "../../scope.ts";

/** Whether each part that the Worker leans on answers. */
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
