import { hasDistributionExclusivity } from "#domain/access/distributor-class.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { createFrameRepository } from "#worker/repositories/shell/frame-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Data of the shell from the database. */
export interface FrameFacts {
  /** Sequence number of the state that is read from now on. */
  liveSeq: number;
  /** The center of integrators that buy at one active center only; null for others. */
  center: { id: string; state: string; city: string } | null;
}

/** Reads the data of the shell around pages. */
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
