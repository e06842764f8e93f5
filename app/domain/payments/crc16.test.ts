import { expect, test } from "vitest";
import { crc16 } from "./crc16.ts";

test.each([
  ["123456789", "29B1"], // check value of CRC-16/CCITT-FALSE
  ["", "FFFF"], // the initial value
  [
    // the Central Bank's example with a Pix Automático template
    "00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304",
    "FB42",
  ],
])("the check of %j is %s", (text, expected) => {
  expect(crc16(text)).toBe(expected);
});
