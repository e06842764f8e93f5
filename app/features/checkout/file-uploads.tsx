import { useEffect, useRef, useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { fieldErrorText } from "#copy/fields.ts";
import { fill } from "#copy/fill.ts";
import { ApiCallError } from "../session/api-request.ts";
import { portalApi } from "../session/browser-api.ts";
import { useStateDraft } from "../session/use-state-draft.ts";
import { useCheckoutDraft } from "./checkout-draft.ts";
import { useCheckoutForm } from "./checkout-form.ts";

interface UploadedFile {
  id: string;
  name: string;
}

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.csv,.docx";
const NONE: readonly UploadedFile[] = [];

/** Files that are sent at once and wait for the request that takes them. */
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
  const { name: draft, ...person } = useCheckoutDraft();
  const { state: files, setState: setFiles } = useStateDraft(
    { name: `${draft}:${name}`, ...person },
    { initial: NONE, isState: isFiles },
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const said = useRef(onField);
  useEffect(() => {
    said.current = onField;
  });
  useEffect(() => {
    said.current(name);
  }, [name, files]);

  async function send(chosen: File): Promise<void> {
    setBusy(chosen.name);
    setProblem(null);
    try {
      const answer = await portalApi.call("POST", "/app/user/checkout/files", {
        body: chosen,
        query: { name: chosen.name },
      });
      const { id, name: kept } = answer as UploadedFile;
      setFiles((current) => [...current, { id, name: kept }].slice(-max));
    } catch (error) {
      const reason = error instanceof ApiCallError && error.status > 0 ? error.description : "";
      setProblem(`${fill(TEXTS.uploadFailed, { name: chosen.name })} ${reason}`.trim());
    } finally {
      setBusy(null);
    }
  }

  const error = errors[name];
  const hintId = `${name}-hint`;
  return (
    <div className="app-field app-step__wide app-files">
      <span className="app-field__label">{label}</span>
      {files.length < max && (
        <label className="gs-button app-files__pick">
          <span className="gs-visually-hidden">{label}: </span>
          {TEXTS.pickFile}
          <input
            type="file"
            className="gs-visually-hidden"
            accept={ACCEPTED}
            aria-describedby={hintId}
            aria-invalid={error === undefined ? undefined : true}
            disabled={busy !== null}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen !== undefined) void send(chosen);
            }}
          />
        </label>
      )}
      <ul className="app-files__list">
        {files.map((file) => (
          <li key={file.id}>
            <input type="hidden" name={name} value={file.id} />
            <span>{file.name}</span>
            <button
              type="button"
              className="gs-button"
              aria-label={fill(TEXTS.removeFile, { name: file.name })}
              onClick={() => {
                setFiles((current) => current.filter(({ id }) => id !== file.id));
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <span className="app-field__hint" id={hintId} role="status">
        {busy === null ? hint : fill(TEXTS.uploading, { name: busy })}
      </span>
      {(problem !== null || error !== undefined) && (
        <span className="gs-field-error" role="alert">
          {problem ?? fieldErrorText(error ?? "")}
        </span>
      )}
    </div>
  );
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
