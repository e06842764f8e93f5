/** Why a step of an import was refused. */
export interface ImportAnswer {
  refusal: { code: string; title: string; description: string };
  /** Error codes of the mapping. */
  issues: string[];
}
