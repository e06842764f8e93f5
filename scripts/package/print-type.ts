import ts from "typescript";

const PLAIN =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Unknown;

/** A type of data written out in full, with the comments of its fields and without any name.
 *  @throws Error for a type that is no data, such as a function's */
export function printType(checker: ts.TypeChecker, type: ts.Type, indent = ""): string {
  if ((type.flags & PLAIN) !== 0) return checker.typeToString(type);
  if (type.isUnion()) return printUnion(checker, type, indent);
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (item !== undefined) return `Array<${printType(checker, item, indent)}>`;
  }
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
  if (!isObject || type.getCallSignatures().length > 0) {
    throw new Error(`a schema has the type ${checker.typeToString(type)}, which is no data`);
  }
  const inner = `${indent}  `;
  const fields = type.getProperties().map((field) => printField(checker, field, inner));
  return fields.length === 0 ? "{}" : `{\n${fields.join("")}${indent}}`;
}

/** What a value may be, then `boolean`, then that it may be missing. */
function printUnion(checker: ts.TypeChecker, union: ts.UnionType, indent: string): string {
  const partsOf = (flags: ts.TypeFlags) => union.types.filter((type) => (type.flags & flags) !== 0);
  const booleans = partsOf(ts.TypeFlags.BooleanLiteral);
  const missing = partsOf(ts.TypeFlags.Null | ts.TypeFlags.Undefined);
  const others = union.types.filter((type) => !booleans.includes(type) && !missing.includes(type));
  const print = (type: ts.Type) => printType(checker, type, indent);
  const printedBooleans = booleans.length === 2 ? ["boolean"] : booleans.map(print);
  return [...others.map(print), ...printedBooleans, ...missing.map(print)].join(" | ");
}

function printField(checker: ts.TypeChecker, field: ts.Symbol, indent: string): string {
  const comment = ts.displayPartsToString(field.getDocumentationComment(checker)).replaceAll("\n", " ");
  const mark = (field.flags & ts.SymbolFlags.Optional) === 0 ? "" : "?";
  const name = /^\w+$/.test(field.name) ? field.name : JSON.stringify(field.name);
  const type = printType(checker, checker.getTypeOfSymbol(field), indent);
  return `${comment === "" ? "" : `${indent}/** ${comment} */\n`}${indent}${name}${mark}: ${type};\n`;
}
