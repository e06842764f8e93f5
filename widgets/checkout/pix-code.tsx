import { useEffect, useRef, useState } from "react";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import { CheckIcon, ChevronDownIcon, CopyIcon } from "#widgets/icons/outline-icons.tsx";

const HEAD_LENGTH = 24;
const TAIL_LENGTH = 8;
const COPIED_FOR_MS = 4000;

type CopyResult = "copied" | "selected";

/** The Pix code with a copy button, shortened until it is unfolded. */
export function PixCode({ code }: { code: string }) {
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
    <div className="gs-pix-code">
      <button type="button" className="gs-button gs-button--primary gs-button--large" onClick={copyCode}>
        {result === "copied" ? <CheckIcon /> : <CopyIcon />}
        {result === "copied" ? CHECKOUT_TEXTS.copied : CHECKOUT_TEXTS.copy}
      </button>
      <p className={result === "selected" ? "gs-pix-code__result" : "gs-visually-hidden"} role="status">
        {result === "copied" && CHECKOUT_TEXTS.copiedHelp}
        {result === "selected" && CHECKOUT_TEXTS.copyFailed}
      </p>
      <details className="gs-pix-code__full" ref={details}>
        <summary className="gs-pix-code__short">
          <span className="gs-visually-hidden">{CHECKOUT_TEXTS.showCode}</span>
          <span aria-hidden="true">{shortCode(code)}</span>
          <ChevronDownIcon />
        </summary>
        <textarea
          ref={field}
          className="gs-pix-code__field"
          aria-label={CHECKOUT_TEXTS.fullCode}
          readOnly
          rows={4}
          spellCheck={false}
          value={code}
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
