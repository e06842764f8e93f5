import "./verify-document.css";
import { useState } from "react";
import { VERIFY_TEXTS as TEXTS } from "#copy/documents.ts";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";

/** Compares a file with those that were made. The file stays on the device. */
export function FileCheck({ files }: Pick<VerifiedDocument, "files">) {
  const [isEqual, setIsEqual] = useState<boolean | null>(null);
  async function compare(file: File | undefined) {
    setIsEqual(null);
    if (file === undefined) return;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
    const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    setIsEqual(files.some(({ sha256 }) => sha256 === found));
  }
  return (
    <div className="app-stack app-gap-0">
      <label className="app-stack app-gap-0">
        <span className="app-field__label">{TEXTS.file}</span>
        <input
          type="file"
          accept=".pdf,.docx"
          className="app-verify__file"
          onChange={(event) => {
            void compare(event.currentTarget.files?.[0]);
          }}
        />
      </label>
      <p className="app-quiet" role="status">
        {isEqual === null ? TEXTS.fileHint : isEqual ? TEXTS.fileEqual : TEXTS.fileOther}
      </p>
      <details>
        <summary>{TEXTS.digests}</summary>
        <dl className="app-facts">
          {files.map(({ format, sha256 }) => (
            <div key={format}>
              <dt>{TEXTS.formats[format]}</dt>
              <dd className="app-verify__digest">{sha256}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
