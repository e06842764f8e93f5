import "./profile.css";
import { useEffect, useRef, useState } from "react";
import { SECOND_FACTOR_TEXTS } from "#copy/account/profile.ts";
import { saveFile } from "./save-file.ts";
import { Button } from "#app/ui/button.tsx";

/** The recovery codes, which are shown only once: to copy, download or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setIsCopied] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, [codes]);
  const text = codes.join("\n");
  return (
    <div
      className="app-codes app-stack app-gap-8"
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={SECOND_FACTOR_TEXTS.codesTitle}
    >
      <h3 className="app-subheading">{SECOND_FACTOR_TEXTS.codesTitle}</h3>
      <p className="app-small">{SECOND_FACTOR_TEXTS.codesHint}</p>
      <ol className="app-mono app-codes__list app-grid app-gap-8">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="app-row">
        <Button
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => {
              setIsCopied(true);
            });
          }}
        >
          {isCopied ? SECOND_FACTOR_TEXTS.copied : SECOND_FACTOR_TEXTS.copy}
        </Button>
        <Button
          onClick={() => {
            saveFile(new Blob([`${text}\n`], { type: "text/plain" }), SECOND_FACTOR_TEXTS.fileName);
          }}
        >
          {SECOND_FACTOR_TEXTS.download}
        </Button>
        <Button
          onClick={() => {
            window.print();
          }}
        >
          {SECOND_FACTOR_TEXTS.print}
        </Button>
      </div>
    </div>
  );
}
