import type { JourneyErrorCode } from "#copy/settings/journey.ts";
import type { JourneyName } from "#domain/settings/journey.ts";
import type { JourneyValues } from "./journey-values.ts";

/** The answer to a form that was not saved, or was filled anew. */
export interface JourneyAnswer {
  /** Unique for each answer. */
  key: string;
  step: "refused" | "reapplied" | "filled";
  values: JourneyValues;
  base: JourneyValues;
  versions: Readonly<Record<JourneyName, string>>;
  errors: Readonly<Record<string, JourneyErrorCode>>;
  refusal: { code: string; title: string; description: string } | null;
}
