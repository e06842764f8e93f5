import { expect, test } from "vitest";
import { maskCep, maskCnpj, maskCpf, maskDate, maskPhone, maskTime } from "./field-masks.ts";

test.each([
  [maskCnpj, "12abc34501de35", "12.ABC.345/01DE-35"],
  [maskCnpj, "11222333000181", "11.222.333/0001-81"],
  [maskCnpj, "12.ABC.345/01DE-35", "12.ABC.345/01DE-35"],
  [maskCnpj, "12abc34501de36", "12abc34501de36"], // wrong check digit: left alone
  [maskCpf, "52998224725", "529.982.247-25"],
  [maskCpf, "5299822472", "5299822472"],
  [maskCep, "01310100", "01310-100"],
  [maskCep, "00999999", "00999999"],
  [maskPhone, "62999998888", "(62) 9 9999-8888"],
  [maskPhone, "+55 62 3000-0000", "(62) 3000-0000"],
  [maskPhone, "3000-0000", "3000-0000"],
  [maskPhone, "", ""],
  [maskDate, "25122026", "25/12/2026"],
  [maskDate, "1.2.2026", "01/02/2026"],
  [maskDate, "25/12/2026", "25/12/2026"],
  [maskDate, "251226", "251226"],
  [maskTime, "830", "08:30"],
  [maskTime, "0830", "08:30"],
  [maskTime, "8h", "08:00"],
  [maskTime, "8H30", "08:30"],
  [maskTime, "23:59", "23:59"],
  [maskTime, "8", "8"], // half an entry: left alone
])("a field that is left shows %#", (mask, typed, shown) => {
  expect(mask(typed)).toBe(shown);
  expect(mask(shown)).toBe(shown);
});
