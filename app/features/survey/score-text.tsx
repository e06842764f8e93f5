import { RESEARCHES_TEXTS } from "#copy/survey.ts";
import { formatNps } from "./format-nps.ts";

/** A net promoter score, or a dash without answers. */
export function ScoreText({ nps }: { nps: number | null }) {
  return <>{nps === null ? RESEARCHES_TEXTS.noScore : formatNps(nps)}</>;
}
