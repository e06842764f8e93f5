import { useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";

const TYPES = ["success", "error", "warning"] as const;
const ALIGNS = ["center", "right", "left"] as const;

/** The alert dialog in all its types and alignments, with the buttons that it has by itself. */
export function DialogExample() {
  const texts = UI_TEXTS.dialogs;
  const [open, setOpen] = useState<Pick<AlertDialogProps, "type" | "align"> | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const close = (chosen: string) => () => {
    setOpen(null);
    setChoice(chosen);
  };
  return (
    <>
      <div className="app-row">
        {TYPES.flatMap((type) =>
          ALIGNS.map((align) => (
            <Button
              key={`${type} ${align}`}
              onClick={() => {
                setOpen({ type, align });
              }}
            >
              {fill(texts.open, { type: texts.types[type], align: texts.aligns[align] })}
            </Button>
          )),
        )}
      </div>
      {choice !== null && <p role="status">{fill(texts.chosen, { choice })}</p>}
      {open && (
        <AlertDialog
          {...open}
          title={texts.question}
          message={texts.message}
          onConfirm={close(texts.confirmed)}
          onCancel={close(texts.cancelled)}
        />
      )}
    </>
  );
}
