/** The powers of kits that fit a system: a fifth less at most, and three tenths more.
 *  @source spec, sizing: under-sizing 20%, over-sizing 30% */
export function powersAround(powerW: number): { leastW: number; mostW: number } {
  return { leastW: powerW * 0.8, mostW: powerW * 1.3 };
}
