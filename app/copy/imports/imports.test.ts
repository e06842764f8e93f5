import { expect, test } from "vitest";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { importFileText } from "./imports.ts";

test("why a file is not taken is told with the limit that it is above", () => {
  expect(importFileText({ reason: "size" }, IMPORT_LIMITS)).toBe(
    "A planilha passa do limite: até 10 MB, 50.000 linhas e 120 colunas. Divida em partes e envie uma de cada vez.",
  );
  expect(importFileText({ reason: "row", rowNumber: 1_037 }, IMPORT_LIMITS)).toBe(
    "A linha 1.037 tem texto demais: são até 100.000 caracteres por linha. Num CSV, confira se todas as aspas estão fechadas.",
  );
});
