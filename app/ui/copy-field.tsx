import "./copy-field.css";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

/** Words of the button, before and after. */
interface CopyWords {
  copy: string;
  copied: string;
}

/** A button that copies a text.
 *  @param props.onRefused - where a browser does not let it: selects the text for the person */
function CopyButton({ text, copy, copied, onRefused }: CopyWords & { text: string; onRefused: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      onRefused();
    }
  }
  return (
    <Button kind="primary" onClick={() => void take()}>
      {isCopied ? (
        <IconCheck size={18} stroke={1.75} aria-hidden />
      ) : (
        <IconCopy size={18} stroke={1.75} aria-hidden />
      )}
      <span aria-live="polite">{isCopied ? copied : copy}</span>
    </Button>
  );
}

/** A text of one line that people take elsewhere, with the button that copies it.
 *  @param props.label - accessible name of the text
 *  @param props.children - further buttons beside it */
export function CopyField({
  text,
  label,
  children,
  ...words
}: CopyWords & { text: string; label: string; children?: ReactNode }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="app-row app-gap-8 app-copy-field">
      <Input ref={field} readOnly value={text} aria-label={label} />
      <CopyButton {...words} text={text} onRefused={() => field.current?.select()} />
      {children}
    </div>
  );
}

/** Lines of code that people take elsewhere, with the button that copies them.
 *  @param props.label - accessible name of the lines */
export function CopyCode({ text, label, ...words }: CopyWords & { text: string; label: string }) {
  const lines = useRef<HTMLPreElement>(null);
  return (
    <div className="app-stack app-gap-8">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <pre ref={lines} className="app-copy-code" tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      <p className="app-row">
        <CopyButton
          {...words}
          text={text}
          onRefused={() => {
            if (lines.current !== null) getSelection()?.selectAllChildren(lines.current);
          }}
        />
      </p>
    </div>
  );
}
