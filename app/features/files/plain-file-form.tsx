import "./file-field.css";
import { attachmentTypes } from "#domain/files/attachment-rules.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Form that uploads one file to a route, for browsers without scripts. */
export function PlainFileForm({ action, label, submit }: { action: string; label: string; submit: string }) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      className="app-row app-file-field__plain"
    >
      <Input type="file" name="file" required accept={attachmentTypes().join(",")} aria-label={label} />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
