import { type TextareaHTMLAttributes, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { SHEET_TEXTS as TEXTS } from "#copy/ui/sheet.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { KEPT_LINES, sheetRefusal } from "#app/lib/forms/sheet-text.ts";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";
import { linePaste } from "./line-paste.ts";
import { Notice } from "./notice.tsx";
import { HiddenField, TextArea } from "./input.tsx";

/** Number of lines up to which the field shows the text; more of them would block a phone. */
const SHOWN_LINES = 500;

type SheetFieldProps = Pick<FieldProps, "name" | "label" | "hint"> &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "placeholder" | "aria-invalid"> & {
    /** The text that was sent before. */
    initial: string;
    countLines: (text: string) => number;
    maxLines: number;
  };

/** Field for lines pasted from a spreadsheet; `sheetText` reads it. Its form must be multipart, since URL encoding
 *  would lengthen a long text. A long text is kept beside the field, which stays empty for another one; a text
 *  that is too long is refused when it is pasted. */
export function SheetField({ name, label, hint, initial, countLines, maxLines, ...area }: SheetFieldProps) {
  const isLong = countLines(initial) > SHOWN_LINES;
  const [kept, setKept] = useState(isLong ? initial : null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = (whole: string, field: HTMLTextAreaElement) => {
    const lines = countLines(whole);
    const refused = sheetRefusal(whole, { lines, maxLines });
    setRefusal(refused);
    if (refused !== null) return false;
    const isKept = lines > SHOWN_LINES;
    setKept(isKept ? whole : null);
    if (isKept) field.value = "";
    return !isKept;
  };
  return (
    <>
      <FieldFrame name={name} label={label} hint={hint}>
        {(control) => (
          <TextArea
            {...control}
            {...area}
            defaultValue={isLong ? "" : initial}
            spellCheck={false}
            required={kept === null}
            onInput={() => {
              setRefusal(null);
              setKept(null);
            }}
            {...linePaste({ mayStand: keep })}
          />
        )}
      </FieldFrame>
      {kept !== null && <HiddenField name={KEPT_LINES} value={kept} />}
      <p role="status" className={kept === null ? undefined : "gs-notice"}>
        {kept !== null && fill(TEXTS.kept, { count: formatNumber(countLines(kept)) })}
      </p>
      {refusal !== null && <Notice title={refusal} />}
    </>
  );
}
