/** Part of a whole in percent, to one decimal; 0 of an empty whole.
 *  @example sharePct(1, 3) // 33.3 */
export function sharePct(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** How much a number changed since the period before, in percent to one decimal; null where nothing was before, since
 *  no percentage says that.
 *  @example changePct({ now: 150, before: 100 }) // 50 */
export function changePct({ now, before }: { now: number; before: number }): number | null {
  return before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}

/** Net promoter score: promoters (9 and 10) less detractors (0 to 6), in points from −100 to 100; null without answers.
 *  @source Reichheld, net promoter score
 *  @example netPromoterScore({ promoters: 6, detractors: 1, answers: 10 }) // 50 */
export function netPromoterScore({
  promoters,
  detractors,
  answers,
}: {
  promoters: number;
  detractors: number;
  answers: number;
}): number | null {
  return answers === 0 ? null : Math.round(((promoters - detractors) / answers) * 100) + 0;
}
