import { fieldErrorText } from "#copy/ui/fields.ts";

/** What is wrong with a choice that is no single field. */
export function FieldProblem({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p className="gs-field-error" role="alert" tabIndex={-1}>
      {fieldErrorText(code)}
    </p>
  );
}
