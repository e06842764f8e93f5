import { fill } from "#copy/shared/fill.ts";
import { LAYOUT_FINDING_TEXTS } from "#copy/mount-kit.ts";
import type { MountFinding } from "#domain/mount-kit/check-mount.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { findingText } from "./finding-text.ts";

/** A finding of a mounted kit in words, with its numbers. */
export function mountFindingText({
  code,
  ...numbers
}: Pick<MountFinding, "code" | "value" | "limit" | "unit">): { title: string; text: string } {
  if (!isOfLayout(code)) return findingText({ ...numbers, code });
  const { title, text } = LAYOUT_FINDING_TEXTS[code];
  const filled = fill(text, { value: formatNumber(numbers.value), limit: formatNumber(numbers.limit) });
  return { title, text: filled };
}

function isOfLayout(code: MountFinding["code"]): code is keyof typeof LAYOUT_FINDING_TEXTS {
  return code in LAYOUT_FINDING_TEXTS;
}
