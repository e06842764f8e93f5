import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrRows } from "./qr-rows.ts";

test.each(["A", "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000", "á".repeat(200)])(
  "the rows of %s are the modules of its QR code",
  (text) => {
    const { data, size } = encode(text, { ecc: "M", border: 0 });
    const rows = qrRows(text).split(",");
    expect(rows).toHaveLength(size);
    const isDark = (row: string, x: number) =>
      ((Number.parseInt(row[Math.floor(x / 4)] ?? "", 16) >> (3 - (x % 4))) & 1) === 1;
    expect(rows.map((row) => Array.from({ length: size }, (_, x) => isDark(row, x)))).toEqual(data);
  },
);
