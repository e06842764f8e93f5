import { fieldErrorText } from "#copy/ui/fields.ts";

/** Message of a choice that consists of several fields. */
export function FieldProblem({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p className="gs-field-error" role="alert" tabIndex={-1}>
      {fieldErrorText(code)}
    </p>
  );
}
