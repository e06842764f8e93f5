import { expect, test } from "vitest";
import { FILE_NAME_WORDS } from "#copy/files/files.ts";
import { fileName } from "./file-name.ts";

const AT = "2026-11-21T17:05:33.250Z";
const nameOf = (words: readonly string[], extension = "csv") =>
  fileName({ words, at: AT, timeZone: "America/Sao_Paulo", extension });

test("names of exports and uploads are Portuguese and end with the moment, by the distributor's clock [FILES-02]", () => {
  expect(nameOf([FILE_NAME_WORDS.leads])).toBe("leads-2026-11-21-14-05-33.csv");
  expect(nameOf([FILE_NAME_WORDS.integrators])).toBe("integradores-2026-11-21-14-05-33.csv");
  expect(nameOf([FILE_NAME_WORDS.products, "Módulos"])).toBe("produtos-modulos-2026-11-21-14-05-33.csv");
  expect(nameOf([FILE_NAME_WORDS.photo, "MOD-550"], "png")).toBe("foto-mod-550-2026-11-21-14-05-33.png");
  expect(nameOf([FILE_NAME_WORDS.datasheet, "MOD-550"], "pdf")).toBe(
    "ficha-tecnica-mod-550-2026-11-21-14-05-33.pdf",
  );
});

test("nothing of a name leads elsewhere or ends it", () => {
  expect(nameOf(["produtos", '../../etc/"passwd"\r\n<script>'])).toBe(
    "produtos-etc-passwd-script-2026-11-21-14-05-33.csv",
  );
  expect(nameOf(["produtos", "///"])).toBe("produtos-2026-11-21-14-05-33.csv");
  expect(nameOf(["x".repeat(200)])).toBe(`${"x".repeat(60)}-2026-11-21-14-05-33.csv`);
});
