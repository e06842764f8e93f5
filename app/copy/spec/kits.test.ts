import { expect, test } from "vitest";
import { currentWarning } from "./kits.ts";

test("the warning on currents names one module in the singular", () => {
  expect(currentWarning({ current: "input", inverter: "SG5", modules: ["M550"] })).toBe(
    "ATENÇÃO! A máxima corrente de entrada do inversor SG5 é inferior à corrente máxima do módulo M550.",
  );
});

test("the warning on currents names several modules in the plural", () => {
  expect(currentWarning({ current: "shortCircuit", inverter: "SG5", modules: ["M550", "M610"] })).toBe(
    "ATENÇÃO! A máxima corrente de curto-circuito do inversor SG5 é inferior à corrente máxima dos módulos M550, M610.",
  );
});
