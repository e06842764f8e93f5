import type { FormulaFaultCode } from "./formula-types.ts";

/** Ends an evaluation without a value. `evaluate` converts it to its code, so it never leaves this folder. */
export class FormulaFault extends Error {
  readonly code: FormulaFaultCode;

  constructor(code: FormulaFaultCode) {
    super(code);
    this.name = "FormulaFault";
    this.code = code;
  }
}
