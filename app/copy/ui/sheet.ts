/** A field for lines of a spreadsheet. */
export const SHEET_TEXTS = {
  tooManyLines: "A planilha tem {count} linhas, e cada colagem leva até {limit}. Divida em partes.",
  tooLong: "A planilha tem {count} caracteres, e cada colagem leva até {limit}. Divida em partes.",
  kept: "{count} linhas coladas, prontas para enviar. Para trocar, cole outras.",
} as const;
