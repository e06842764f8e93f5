const POLYNOMIAL = 0x1021;
const INITIAL = 0xffff;

/** CRC-16/CCITT-FALSE of an ASCII text, as four upper-case hexadecimal digits: the check of a Pix code.
 *  @source BCB, Manual do BR Code; check value of the CRC catalogue
 *  @example crc16("123456789") // "29B1" */
export function crc16(text: string): string {
  let crc = INITIAL;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
