/** Form of a percentage that somebody may set, which is one for `isPct` without a sign.
 *  @param wholeDigits - before the dot at most
 *  @param decimals - behind it at most */
export function pctForm(wholeDigits: number, decimals: number): RegExp {
  const whole = `[1-9]\\d{0,${String(wholeDigits - 1)}}`;
  return new RegExp(`^(?:0|${whole})(?:\\.\\d{1,${String(decimals)}})?$`);
}
