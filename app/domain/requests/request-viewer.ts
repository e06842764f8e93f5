import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { permissionsAt } from "#domain/access/held-permissions.ts";
import type { RequestViewer } from "./request-actions.ts";

/** The facts of a person that decide what they may do with requests of a distributor. */
export function viewerOf(actor: UserActor, distributor: Distributor): RequestViewer {
  return { type: actor.type, held: permissionsAt(actor, distributor), actions: distributor.actions };
}
