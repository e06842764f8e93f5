import { encode } from "uqr";

/** A text as a QR code: its rows from top to bottom, each as hexadecimal digits of its modules, dark ones set, the last
 *  digit filled up with light ones. Whoever shows it needs no program that makes QR codes.
 *  @returns rows separated by commas
 *  @example qrRows("A").split(",").length // 21 */
export function qrRows(text: string): string {
  return encode(text, { ecc: "M", border: 0 })
    .data.map((row) => {
      const bits = row.map((isDark) => (isDark ? "1" : "0")).join("");
      return bits.replaceAll(/.{1,4}/g, (four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16));
    })
    .join(",");
}
