/** Pattern of a percentage without a sign, as `isPct` accepts it.
 *  @param wholeDigits - limit of digits before the dot
 *  @param decimals - limit of digits after it */
export function pctForm(wholeDigits: number, decimals: number): RegExp {
  const whole = `[1-9]\\d{0,${String(wholeDigits - 1)}}`;
  return new RegExp(`^(?:0|${whole})(?:\\.\\d{1,${String(decimals)}})?$`);
}
