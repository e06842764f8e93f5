import { useEffect, useRef } from "react";
import { FileField } from "../files/file-field.tsx";
import type { UploadedFile } from "../files/use-uploads.ts";
import { useStateDraft } from "#app/lib/drafts/use-state-draft.ts";
import { useCheckoutDraft } from "./checkout-draft.ts";
import { useCheckoutForm } from "./checkout-form.ts";

const NONE: readonly UploadedFile[] = [];

/** Files that are uploaded at once and attached when the request is saved. The checkout's draft keeps them. */
export function FileUploads({
  name,
  label,
  hint,
  max,
}: {
  name: "checkoutFile" | "file";
  label: string;
  hint: string;
  max: number;
}) {
  const { errors, onField } = useCheckoutForm();
  const { state: files, setState: setFiles } = useStateDraft(useCheckoutDraft(name), {
    initial: NONE,
    isState: isFiles,
  });
  const said = useRef(onField);
  useEffect(() => {
    said.current = onField;
  });
  useEffect(() => {
    said.current(name);
  }, [name, files]);
  return <FileField {...{ name, label, hint, max, files }} error={errors[name]} onFiles={setFiles} />;
}

function isFiles(value: unknown): value is readonly UploadedFile[] {
  return (
    Array.isArray(value) &&
    value.every(
      (file: unknown) =>
        typeof file === "object" &&
        file !== null &&
        "id" in file &&
        "name" in file &&
        typeof file.id === "string" &&
        typeof file.name === "string",
    )
  );
}
