import { attachmentTypes } from "#domain/files/attachment-rules.ts";

/** Sends one file to a route of the pages, for browsers without scripts. */
export function PlainFileForm({ action, label, submit }: { action: string; label: string; submit: string }) {
  return (
    <form method="post" encType="multipart/form-data" action={action} className="app-file-field__plain">
      <input
        className="app-input"
        type="file"
        name="file"
        required
        accept={attachmentTypes().join(",")}
        aria-label={label}
      />
      <button type="submit" className="gs-button">
        {submit}
      </button>
    </form>
  );
}
