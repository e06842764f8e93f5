import { expect, test } from "vitest";
import { composeName, keepUnits, shownName } from "./compose-name.ts";

test.each([
  [
    "a power that the code shows",
    ["Módulo Astronergy CHSM72M-HC-545 545 W"],
    "Módulo Astronergy CHSM72M-HC-545",
  ],
  ["a power within a code", ["Módulo Trina Solar TSM-405DE09 405 W"], "Módulo Trina Solar TSM-405DE09"],
  ["a power that begins the code", ["Módulo BYD 530 MLK-36 530 W"], "Módulo BYD 530 MLK-36"],
  ["a power said twice", ["Módulo 545 W mono 545 W"], "Módulo 545 W mono"],
  ["a power that no code shows", ["Módulo Sol 72M 550 W"], "Módulo Sol 72M 550 W"],
  [
    "an inverter's power",
    ["Inversor Deye SUN-5K-G05 5 kW monofásico"],
    "Inversor Deye SUN-5K-G05 5 kW monofásico",
  ],
  ["a phase said twice", ["Inversor trifásico T12 12 kW trifásico"], "Inversor trifásico T12 12 kW"],
  ["a brand that the name has", ["LONGi", "Módulo LONGi 550 W"], "Módulo LONGi 550 W"],
  ["a brand that the name lacks", ["LONGi", "Módulo 550 W"], "LONGi Módulo 550 W"],
  ["a brand that is part of another word", ["SAJ", "Sajonia 5 kW"], "SAJ Sajonia 5 kW"],
  ["no brand", ["", "cabo solar 6 mm²"], "cabo solar 6 mm²"],
  ["equal parts", ["Genérico", "Genérico"], "Genérico"],
  ["a kit's power twice", ["Kit 5,50 kWp", "5,50\u00a0kWp"], "Kit 5,50 kWp"],
  ["spaces of every kind", ["Kit\u00a0 Casa ", "5,50\u00a0kWp"], "Kit Casa 5,50 kWp"],
])("a name with %s", (_title, parts, name) => {
  expect(composeName(parts)).toBe(name);
});

test("parts can stand apart", () => {
  expect(composeName(["Kit 5,50 kWp", "Solo"], " · ")).toBe("Kit 5,50 kWp · Solo");
  expect(composeName(["Kit solo 5,50 kWp", "Solo"], " · ")).toBe("Kit solo 5,50 kWp");
});

test.each([
  ["Inversor 5 kW trifásico", "Inversor 5\u00a0kW trifásico"],
  ["cabo 6 mm², 10 m", "cabo 6\u00a0mm², 10\u00a0m"],
  ["4 Ventos", "4 Ventos"],
  ["72 metros", "72 metros"],
])("%s keeps its units", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test("a shown name is composed and keeps its units", () => {
  expect(shownName(["Deye", "Inversor Deye 5 kW"])).toBe("Inversor Deye 5\u00a0kW");
});
