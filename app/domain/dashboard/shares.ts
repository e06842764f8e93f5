/** A part as a percentage of a whole, with one decimal; 0 for an empty whole.
 *  @example sharePct(1, 3) // 33.3 */
export function sharePct(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** Change of a number against the period before, in percent with one decimal; null if it was zero before.
 *  @example changePct({ now: 150, before: 100 }) // 50 */
export function changePct({ now, before }: { now: number; before: number }): number | null {
  return before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}

/** Net promoter score: the share of promoters (9 and 10) minus that of detractors (0 to 6), from −100 to 100; null
 *  without answers.
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
