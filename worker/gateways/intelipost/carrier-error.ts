import type { CarrierProblem } from "#domain/freight/carrier-problem.ts";
import { FreightProviderError, type FreightProviderFailure } from "../freight/freight-provider-gateway.ts";

const FAILURE_OF: Record<CarrierProblem, FreightProviderFailure> = {
  noOriginCep: "refused",
  noDestinationCep: "refused",
  noKey: "refused",
  unauthorized: "refused",
  noDelivery: "refused",
  refused: "refused",
  timeout: "timeout",
  unreachable: "unavailable",
  failing: "unavailable",
  tooManyCalls: "unavailable",
  resting: "unavailable",
  unreadable: "malformed",
  contradictoryStatus: "malformed",
  noOptions: "malformed",
  costUnreadable: "malformed",
  costNegative: "malformed",
  daysMissing: "malformed",
};

/** Why a carrier network gave no freight. It contains nothing of the network's answer, which may repeat the key. */
export class CarrierError extends FreightProviderError {
  readonly problem: CarrierProblem;
  /** HTTP status of its answer; 0 without one. */
  readonly status: number;

  constructor(problem: CarrierProblem, status = 0) {
    super(FAILURE_OF[problem], `Intelipost: ${problem}`);
    this.problem = problem;
    this.status = status;
  }
}
