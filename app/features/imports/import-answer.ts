/** Why a step of an import was not taken. */
export interface ImportAnswer {
  refusal: { code: string; title: string; description: string };
  /** Codes of what is wrong with the mapping. */
  issues: string[];
}
