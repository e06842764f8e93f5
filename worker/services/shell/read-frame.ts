import { hasDistributionExclusivity } from "#domain/access/distributor-class.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { createFrameRepository } from "#worker/repositories/shell/frame-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** What the frame shows that is read from the database. */
export interface FrameFacts {
  /** Sequence number that what is read from now on is up to date with. */
  liveSeq: number;
  /** Where the person buys, for integrators that buy at one active center only. */
  center: { id: string; state: string; city: string } | null;
}

/** Facts for the frame around the pages. */
export function createReadFrame(scope: Scope) {
  return async function readFrame(): Promise<FrameFacts> {
    const { distributor, database, actor } = authoriseUser(scope, SIGNED_IN);
    const hasCenter = actor.type === "integrator" && hasDistributionExclusivity(distributor);
    const { lastSeq, center } = await createFrameRepository(database, distributor.id).readFrame(
      hasCenter ? actor.chosenCenterId : null,
    );
    return { liveSeq: lastSeq, center: center && { id: center.id, ...center.address } };
  };
}
