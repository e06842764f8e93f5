export const MAX_CLAIMS_A_TEST = 3;

const CLAIM = String.raw`\[[A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*\]`;
const CLAIMS_AT_END = new RegExp(String.raw`(?:\s*${CLAIM})+\s*$`);

/** Ids that a test claims: those in brackets at the end of its name. */
export function claimedIds(testName: string): string[] {
  const ending = CLAIMS_AT_END.exec(testName)?.[0] ?? "";
  return [...new Set(ending.match(/[A-Z]+-\d+/g))];
}

/** Pattern for vitest's `-t` that matches the tests claiming any of the ids. */
export function claimPattern(ids: readonly string[]): string {
  const others = "[A-Z0-9, -]*";
  return String.raw`\[${others}\b(${ids.join("|")})\b${others}\](\s*\[${others}\])*\s*$`;
}
