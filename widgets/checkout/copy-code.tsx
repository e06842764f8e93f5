import { useEffect, useRef, useState } from "react";
import { CheckIcon, ChevronDownIcon, CopyIcon } from "#widgets/icons/outline-icons.tsx";

const HEAD_LENGTH = 24;
const TAIL_LENGTH = 8;
const COPIED_FOR_MS = 4000;

type CopyResult = "copied" | "selected";

/** What is said about a code that is copied. */
export interface CopyTexts {
  copy: string;
  copied: string;
  copiedHelp: string;
  copyFailed: string;
  /** Of the whole code, before and after it is unfolded. */
  showCode: string;
  fullCode: string;
}

/** A code with a copy button, shortened until it is unfolded.
 *  @param shown - how it is written where it is not copied; the code itself by default */
export function CopyCode({ code, shown = code, texts }: { code: string; shown?: string; texts: CopyTexts }) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<CopyResult | null>(null);

  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => {
      setResult(null);
    }, COPIED_FOR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [result]);

  function selectCode(): void {
    if (details.current !== null) details.current.open = true;
    field.current?.focus();
    field.current?.select();
    setResult("selected");
  }

  function copyCode(): void {
    writeToClipboard(code).then(() => {
      setResult("copied");
    }, selectCode);
  }

  return (
    <div className="gs-copy-code">
      <button type="button" className="gs-button gs-button--primary gs-button--large" onClick={copyCode}>
        {result === "copied" ? <CheckIcon /> : <CopyIcon />}
        {result === "copied" ? texts.copied : texts.copy}
      </button>
      <p className={result === "selected" ? "gs-copy-code__result" : "gs-visually-hidden"} role="status">
        {result === "copied" && texts.copiedHelp}
        {result === "selected" && texts.copyFailed}
      </p>
      <details className="gs-copy-code__full" ref={details}>
        <summary className="gs-copy-code__short">
          <span className="gs-visually-hidden">{texts.showCode}</span>
          <span aria-hidden="true">{shortCode(shown)}</span>
          <ChevronDownIcon />
        </summary>
        <textarea
          ref={field}
          className="gs-copy-code__field"
          aria-label={texts.fullCode}
          readOnly
          rows={4}
          spellCheck={false}
          value={shown}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      </details>
    </div>
  );
}

function shortCode(code: string): string {
  if (code.length <= HEAD_LENGTH + TAIL_LENGTH) return code;
  return `${code.slice(0, HEAD_LENGTH)}…${code.slice(-TAIL_LENGTH)}`;
}

/** @throws Error without a clipboard (insecure origin), or when access is refused */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
